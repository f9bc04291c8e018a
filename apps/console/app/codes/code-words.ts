import type { CodeDesign, CodeSet, CodesPage, CodeTarget } from '@tablefront/console-wire/codes';
import {
  BookOpenText,
  type IconNode,
  Link2,
  MapPin,
  MessageSquareHeart,
  PanelTop,
  ShoppingBag,
  WheatOff,
} from 'lucide';

type Aim = CodeTarget['to'];

export const AIMS: Record<Aim, { name: string; icon: IconNode }> = {
  feedback: { name: 'Feedback', icon: MessageSquareHeart },
  menu: { name: 'Menu', icon: BookOpenText },
  allergens: { name: 'Allergens', icon: WheatOff },
  order: { name: 'Ordering', icon: ShoppingBag },
  location: { name: 'Find us', icon: MapPin },
  page: { name: 'Any page', icon: PanelTop },
  link: { name: 'Elsewhere', icon: Link2 },
};

interface Paper {
  name: string;
  perSheet: number;
  say: string;
  codeMm: number;
  /** Where guests see it. */
  stands: string;
}

export const papers: Record<CodeDesign['paper'], Paper> = {
  tent: {
    ...{ name: 'Tent card, A6', perSheet: 2, codeMm: 44 },
    ...{ say: 'Cut down the middle, fold across.', stands: 'On a table' },
  },
  card: {
    ...{ name: 'Card, for a receipt', perSheet: 10, codeMm: 34 },
    ...{ say: 'Cut along the lines.', stands: 'On a table' },
  },
  sticker: { name: 'Sticker, 5 cm', perSheet: 12, say: 'Cut along the lines.', codeMm: 36, stands: 'On a table' },
  poster: { name: 'Poster, whole sheet', perSheet: 1, say: 'Hang it at eye level.', codeMm: 110, stands: 'On a wall' },
};

export const SHEETS: Record<CodeDesign['sheet'], string> = { a4: 'A4', letter: 'Letter' };
export const grounds: Record<CodeDesign['ground'], string> = { paper: 'Paper', brand: 'Brand colour' };

export const languages = { en: 'English', fr: 'Français', es: 'Español', it: 'Italiano' } as const;
export type PrintLanguage = keyof typeof languages;

type Lines = Pick<CodeDesign, 'large' | 'small'>;

const lines: Record<PrintLanguage, Record<Exclude<Aim, 'page' | 'link'>, Lines> & { word: string; other: string }> = {
  en: {
    feedback: { large: 'How was it?', small: 'Tell us in a minute. We read every one.' },
    menu: { large: 'The menu', small: 'Scan to read it on your phone.' },
    allergens: { large: 'Allergens & diets', small: 'What is in every dish.' },
    order: { large: 'Order online', small: 'To take away, without waiting.' },
    location: { large: 'Find us', small: 'Hours, way and phone.' },
    ...{ word: 'Table', other: 'Scan to see more.' },
  },
  fr: {
    feedback: { large: 'C’était comment ?', small: 'Dites-le en une minute. Nous lisons tout.' },
    menu: { large: 'La carte', small: 'Scannez pour la lire sur votre téléphone.' },
    allergens: { large: 'Allergènes', small: 'Ce que contient chaque plat.' },
    order: { large: 'Commander', small: 'À emporter, sans attendre.' },
    location: { large: 'Nous trouver', small: 'Horaires, adresse et téléphone.' },
    ...{ word: 'Table', other: 'Scannez pour en voir plus.' },
  },
  es: {
    feedback: { large: '¿Qué tal todo?', small: 'Cuéntenoslo en un minuto. Lo leemos todo.' },
    menu: { large: 'La carta', small: 'Escanee para leerla en su teléfono.' },
    allergens: { large: 'Alérgenos', small: 'Lo que lleva cada plato.' },
    order: { large: 'Pida en línea', small: 'Para llevar, sin esperar.' },
    location: { large: 'Dónde estamos', small: 'Horarios, dirección y teléfono.' },
    ...{ word: 'Mesa', other: 'Escanee para ver más.' },
  },
  it: {
    feedback: { large: 'Com’era?', small: 'Ditecelo in un minuto. Leggiamo tutto.' },
    menu: { large: 'Il menù', small: 'Inquadrate il codice per leggerlo.' },
    allergens: { large: 'Allergeni', small: 'Cosa contiene ogni piatto.' },
    order: { large: 'Ordina online', small: 'Da asporto, senza attese.' },
    location: { large: 'Dove siamo', small: 'Orari, indirizzo e telefono.' },
    ...{ word: 'Tavolo', other: 'Inquadrate per saperne di più.' },
  },
};

/** What stands on a card until somebody writes something else. */
export function linesFor(
  to: Aim,
  language: PrintLanguage,
  brandName: string,
): Pick<CodeDesign, 'large' | 'small' | 'word'> {
  const { word, other, ...aims } = lines[language];
  const found = to === 'page' || to === 'link' ? { large: brandName.slice(0, 40), small: other } : aims[to];
  return { ...found, word };
}

/** Which language the words of a card are in, as long as nobody changed them. */
export function languageOf({ large, small, word }: CodeDesign, to: Aim, brandName: string): PrintLanguage | undefined {
  const all = Object.keys(languages) as PrintLanguage[];
  return all.find((language) => {
    const own = linesFor(to, language, brandName);
    return own.large === large && own.small === small && own.word === word;
  });
}

/** `Feedback, Junction`; `Menu`; `/offers`. */
export function opensInWords({ target, place }: Pick<CodeSet, 'target' | 'place'>, pages: CodesPage['pages']): string {
  const what =
    target.to === 'page'
      ? (pages.find(({ path }) => path === target.path)?.name ?? target.path)
      : target.to === 'link'
        ? new URL(target.url).host
        : AIMS[target.to].name;
  return place ? `${what}, ${place.name ?? 'a location that is gone'}` : what;
}
