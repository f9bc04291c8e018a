/** Reservations of tables. */
import { isExternal } from '@tablefront/restaurant/links';
import { type Answer, page } from './answer.ts';
import { type Asking, phoneOf, placesFor, said, unknownAnswer } from './asking.ts';
import type { Request } from './understand.ts';

export function answerReservations(request: Request, asking: Asking): Answer {
  const { reservationLink } = asking.knowledge.configuration;
  const places = placesFor(request, asking);
  if (/\b(?:cancel|change|modify|move|reschedule|confirm)\b/.test(request.text)) {
    return unknownAnswer(
      'I can’t see or change reservations.',
      places,
      asking,
      reservationLink === undefined ? [] : [page(reservationLink, 'Make Reservation')],
    );
  }
  if (reservationLink !== undefined) {
    const phone = phoneOf(places, asking);
    const link = page(reservationLink, isExternal(reservationLink) ? 'Make Reservation' : 'Make Reservation');
    const start = /\bwalk ?ins?\b/.test(request.text)
      ? 'I don’t know whether there is room without one, but tables'
      : /\b(?:need|necessary|required|have to|must)\b/.test(request.text)
        ? 'I don’t know whether one is needed, but tables'
        : 'Yes, tables';
    return said(
      `${start} can be booked online, under the link${phone === undefined ? '' : `, or by phone at ${phone}`}. I can’t see which times are free.`,
      link,
    );
  }
  return unknownAnswer(
    'No online reservations are listed, so I don’t know whether a table can be booked.',
    places,
    asking,
  );
}
