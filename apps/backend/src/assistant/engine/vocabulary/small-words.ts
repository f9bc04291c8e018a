import type { Language } from '../language/language.ts';

/**
 * Words, folded, that tell a language: each is frequent in that one and rare in the others. What short questions of another
 * one have as well stands in none: `a`, `me`, `no`, `son`, `on`.
 */
export const smallWords = {
  en: `in the is are do does you your have what when where how much can i it and or for with my which any there this that of to
    on at open close closed hours please not they them will would should could who why dont im whats until near an be if we our today
    tomorrow tonight without allergy allergic free price call order phone number address deals promo promos prices cost costs size sizes please thanks`,
  fr: `tu numero fidelite carte adresse le la les des du un une est es ce que qui quoi vous votre vos nous je j ai suis mon ma mes avez etes pour avec sans dans et ou
    quel quelle quels quelles combien quand comment pourquoi puis peux peut il ils elle elles y au aux en cette cet ces c qu d l ne pas moins
    demain aujourd aujourdhui hui soir midi heure heures ouvert ouverts ouverte ouvrez ferme fermez fermes livrez livraison servez lundi mardi mercredi jeudi vendredi samedi dimanche
    allergique allergiques bonjour bonsoir salut merci svp proche moi toi chez faites sont aussi deux deuxieme troisieme premier combien prix plat plats noix coeliaque jusqu jusqua jusquau
    pouvez pouvons peuvent acceptez prenez proposez offrez vendez trouve trouvez situe situes manger boire commander reserver emporter trouver lequel laquelle lesquels lesquelles celui ceux serons sommes
    voudrais aimerais veux veut voulons faut dois notre leur ta tes quelque rien cher chere chers coute coutent ca cela oui parce mais
    noel veille lendemain reveillon jour graces de prochain prochaine arachides oeufs oeuf lait terrasse stationnement enfants enfant chiens chien semaine fille fils femme mari digere mange`,
  es: `el los las del unos unas que esta estan este esto estas tienen tiene tienes teneis para con sin por y o mi mis su sus tu tus tengo vegano vegana vegetariano vegetariana sirve sirven comer beber alguna algun algo
    puedo puede pueden podemos cual cuales cuanto cuanta cuantos cuantas cuesta cuestan vale cuando como donde porque hoy manana noche tarde hora horas abren abre abierto abiertos cierran cierra cerrado
    lunes martes miercoles jueves viernes sabado domingo alergico alergica alergia alergias hola gracias favor mas menos tambien dos tres segundo segunda
    primero primera plato platos platillos nueces quiero quisiera queremos comer celiaco celiaca celiacos hasta desde cerca al de la se lo te nos ustedes usted precio precios ofrecen venden aceptan hacen
    reservar reservacion recoger llevar pedir pedido entregan domicilio llegar somos seremos nosotros estoy ninos nino hija hijo esposa esposo perros perro terraza estacionamiento
    cacahuate cacahuates huevo huevos barato barata caro cara ahora ahorita dia dias semana otro otra esos esas ese eso lleva contiene tolero hambre es en eres un una cae caen hace leche infantil ubicados direccion telefono empleo
    hamburguesa hamburguesas queso llevan sirves hay trabajo trabajos buscan contratan abierta abiertas edad`,
} as const;

/** Signs that are written in one of the languages and not in the other. */
export const signs: readonly (readonly [Language, RegExp])[] = [
  ['es', /[¿¡ñáíóú]|\bqué(?!\p{L})|\b(?:que|cual) es\b|(?<!\btu )\bes (?:el|la|un|una)\b/iu],
  ['fr', /[çèêëàùûîôœ]|\b(?:[cdjlmnst]|qu)['’]\p{L}|\btu es\b/iu],
  // `Vino de la casa`
  ['es', /\b(?!de la\b|la\b)\p{L}{2,}(?:[ao]s?)(?!\p{L})/iu],
];
