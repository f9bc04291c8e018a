/** Emergency numbers by country: ISO 3166 codes and names, in small letters without accents. */
const byNumber: Readonly<Record<string, string>> = {
  '911':
    'ca|can|canada|us|usa|united states|united states of america|mx|mexico|ar|argentina|co|colombia|cr|costa rica|do|dominican republic|ec|ecuador|pa|panama|pe|peru|pr|puerto rico|ph|philippines|uy|uruguay',
  '999':
    'gb|uk|united kingdom|great britain|england|scotland|wales|northern ireland|ie|ireland|hk|hong kong|my|malaysia|bd|bangladesh',
  '112':
    'at|austria|osterreich|be|belgium|belgique|bg|bulgaria|hr|croatia|cy|cyprus|cz|czechia|dk|denmark|ee|estonia|fi|finland|fr|france|de|germany|deutschland|gr|greece|hu|hungary|is|iceland|it|italy|italia|lv|latvia|lt|lithuania|lu|luxembourg|mt|malta|nl|netherlands|no|norway|pl|poland|pt|portugal|ro|romania|sk|slovakia|si|slovenia|es|spain|espana|se|sweden|ch|switzerland|suisse|schweiz|tr|turkey|in|india|za|south africa',
  '000': 'au|australia',
  '111': 'nz|new zealand',
  '119': 'jp|japan|kr|south korea|tw|taiwan',
  '995': 'sg|singapore',
  '998': 'ae|united arab emirates',
  '192': 'br|brazil|brasil',
};

const byCountry = new Map(
  Object.entries(byNumber).flatMap(([number, names]) => names.split('|').map((name) => [name, number] as const)),
);

/** Undefined where the country is not known. */
export function emergencyNumberOf(country: string | undefined): string | undefined {
  const name = country
    ?.normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .trim()
    .toLowerCase();
  return name === undefined ? undefined : byCountry.get(name);
}
