import { CHEESES } from './cheeses.ts';

/**
 * What is made with an allergen, by what a dish is called: spaghetti with wheat, tzatziki with milk. Read in the words of dishes alone, not
 * in what guests say; what a menu marks (`vegan`, `gluten-free`) or states as free of it goes before it, a list that only leaves it out does
 * not. Stems; only what is hardly ever made otherwise.
 */
const DOUGHS =
  'pizza calzone stromboli spaghetti linguine linguini penne rigatoni lasagna lasagne ravioli raviolo tortellini tortelloni agnolotti orzo fregola tagliatelle fettuccine fettuccini fettucine pappardelle farfalle cavatelli cavatappi orecchiette bucatini macaroni maccheroni ziti fusilli mafaldine casarecce campanelle capellini tonnarelli strozzapreti garganelli cannelloni manicotti gnocchi spaetzle bagel pretzel crumpet eclair profiterole donut doughnut churro cannoli cannolo strudel biscotti ladyfinger savoiardi matzo matzah challah panini panino toastie hoagie gyoza potsticker baozi mantou pierogi perogy perogi pelmeni vareniki tempura katsu tonkatsu schnitzel milanesa gingerbread kataifi knafeh kunafa baklava spanakopita tiropita borek pide lahmacun manakish manousheh manakeesh lavash chapati poori kulcha bhatura flatbread pasty pasties feuillete genoise hojaldre fideo bocadillo montadito yakisoba okonomiyaki takoyaki somen bechamel besciamella tiramisu vermicelli';

/** Of another flour than wheat, or of none: `rice`, `corn`, `lettuce` before it; `from the pizza oven`. */
const OF_OTHER_FLOUR =
  /\b(?:gluten free|gf|rice|corn|cassava|cauliflower|chickpea|lentil|buckwheat|polenta|mung|tapioca|zucchini|courgette|konjac|flourless|lettuce|collard) [a-z]+\b|\bspaghetti squash\b|\bpizza (?:ovens?|stones?|sauce)\b|\bsandwich (?:fixings|board)\b|(?<!\brice (?:and|with) )\bvermicelli\b/;

export const madeWith: Readonly<Record<string, { words: string; unlike?: RegExp }>> = {
  peanuts: { words: 'massaman gado snicker butterfinger' },
  nuts: {
    words:
      'macaron amandine almondine financier turron mazapan muhammara waldorf linzer dacquoise marcona orgeat pignoli pinoli pralin badam kaju pista bakewell',
  },
  milk: {
    words: `${CHEESES} saganaki rarebit fondue tzatziki cacik kefir ayran doogh dahi malai rasmalai kulfi kheer gulab makhani ganache cappuccino macchiato mocha frappuccino affogato sundae parfait tiramisu cannoli cannolo gratin dauphinois mornay bechamel besciamella cheeseburger cheesesteak flan eggnog skyr quark stroganoff quiche brigadeiro alfajor cajeta natilla semifreddo chantilly clafoutis posset butterscotch buttercream poutine`,
    unlike: /\bleche de tigre\b|\b(?:aquafaba|coconut|oat|soy|almond|vegan) [a-z]+\b/,
  },
  eggs: {
    words:
      'flan tamago tamagoyaki chawanmushi shakshuka pavlova macaron souffle clafoutis eggnog sabayon remoulade yolk yema avgolemono kewpie brulee genoise ladyfinger savoiardi scrambled tiramisu',
    unlike: /\b(?:scrambled tofu|tofu scrambled|vegan [a-z]+)\b|(?<!\bcreme )\bbrulee\b/,
  },
  gluten: {
    words: `${DOUGHS} sandwich panini panino toastie hoagie bagel pretzel lager stout ipa pilsner pilsener hefeweizen witbier`,
    unlike: OF_OTHER_FLOUR,
  },
  wheat: {
    words: DOUGHS,
    unlike: OF_OTHER_FLOUR,
  },
  soy: {
    words:
      'bulgogi galbi kalbi japchae bibimbap doenjang ssamjang jajangmyeon sukiyaki kecap mapo agedashi inari aburaage okara sundubu soondubu yakisoba gyudon',
  },
  sesame: {
    words:
      'furikake gomae togarashi shichimi ghanoush ganoush ganouj moutabal mutabal tarator humus bibimbap japchae zatar simit dukkah',
  },
  fish: {
    words:
      'puttanesca bouillabaisse cioppino brandade nicoise kedgeree gefilte pissaladiere anchoiade tiradito fishcake chirashi omakase nuoc',
    // `Nước mía`, a juice.
    unlike: /\bnuoc\b(?! (?:mam|cham)\b)/,
  },
  shellfish: {
    words: 'bouillabaisse cioppino aguachile mariscada zarzuela clamato frutti',
    unlike: /\btutti frutti\b/,
  },
  mustard: { words: 'piccalilli gribiche dijonnaise' },
  celery: { words: 'mirepoix waldorf' },
};
