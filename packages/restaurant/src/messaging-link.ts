import { composedLink, type Link } from './link.ts';

/**
 * A chat on WhatsApp with a telephone number: `+1 416 555-0142` → `https://wa.me/14165550142`. `undefined` where it is
 * no whole number. Digits are not made up: the service knows only numbers with their country code.
 * Source: https://faq.whatsapp.com/5913398998672934
 */
export function messagingLink(phone: string): Link | undefined {
  const digits = phone.normalize('NFKC').replace(/\(0\)/g, '').replace(/\D/g, '').replace(/^00/, '');
  return digits.length >= 7 && digits.length <= 15 ? composedLink(`https://wa.me/${digits}`) : undefined;
}
