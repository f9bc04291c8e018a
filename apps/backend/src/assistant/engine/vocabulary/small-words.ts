/** Words, folded, that tell a language: each is frequent in that one and rare in the others. */
export const smallWords = {
  en: `the is are do does you your have what when where how much can i it and or for with my which any there this that of to
    on at open close closed hours please not they them will would should could who why dont im whats until near an be if we our today
    tomorrow tonight without allergy allergic free menu price call order table phone number address deals vegan gluten`,
  fr: `le la les des du un une est es ce que qui quoi vous votre vos nous je j ai suis mon ma mes avez etes pour avec sans dans sur et ou
    quel quelle quels quelles combien quand comment pourquoi puis peux peut il elle y au aux en ce cette ces c qu d l n ne pas plus moins
    demain aujourd hui soir midi heure heures ouvert ouverts ferme livrez servez lundi mardi mercredi jeudi vendredi samedi dimanche
    allergique bonjour bonsoir merci svp proche moi chez fait faites sont aussi deux deuxieme premier combien prix plat plats noix coeliaque jusqu`,
  es: `el los las del unos unas que es son esta estan tienen tiene tienes hay para con sin por y o mi mis su sus yo tengo vegano vegana vegetariano vegetariana sirve comer beber alguna algun puedo puede pueden
    cual cuales cuanto cuanta cuantos cuesta cuestan cuando como donde porque hoy manana noche hora horas abren abierto abiertos cierran cerrado
    lunes martes miercoles jueves viernes sabado domingo alergico alergica alergia hola gracias favor mas menos algo tambien dos tres segundo
    primero plato platos nueces quiero comer celiaco celiaca hasta cerca a al en de la se lo me te nos precio sirven`,
} as const;
