import { describe, expect, it } from 'vitest';
import { hoursTable } from './hours-table.ts';
import { read, told } from './told-hours.test-support.ts';

describe('many inputs, one meaning', () => {
  const meanings: [meaning: string | undefined, inputs: unknown[]][] = [
    [
      'Mon 9:00 AM – 9:00 PM',
      [
        [{ day: 'Monday', open: '09:00', close: '21:00' }],
        [{ dayOfWeek: 'Monday', opens: '09:00', closes: '21:00' }],
        [{ dayOfWeek: ['Monday'], opens: '09:00:00', closes: '21:00:00' }],
        [{ dayOfWeek: ['https://schema.org/Monday'], opens: '9:00', closes: '21:00:00.000' }],
        [{ dayOfWeek: 'http://schema.org/Monday', opens: '9:00', closes: '9:00 PM' }],
        [{ day: 'https://www.schema.org/Monday/', open: '9:00 AM', close: '9 pm' }],
        [{ day: 'schema:Monday', open: '9:00AM', close: '9PM' }],
        [{ dayOfWeek: { '@id': 'https://schema.org/Monday' }, opens: '9 a.m.', closes: '9 p.m.' }],
        [{ dayOfWeek: 'http://purl.org/goodrelations/v1#Monday', opens: '9 AM', closes: '9:00 p. m.' }],
        [{ day: 'MONDAY', open: ' 09:00 ', close: '21:00 ' }],
        [{ day: ' monday ', open: '09:00', close: '21:00', h24: false, isClosed: false }],
        [{ day: 'Mon', open: '09:00', close: '21:00', h24: 'false', isClosed: 'false' }],
        [{ day: 'mon.', open: '9h', close: '21h' }],
        [{ day: 'Mo', open: '9h00', close: '21 h 00' }],
        [{ day: 'mo', open: '9 h', close: '21H00' }],
        [{ day: 'Mondays', open: '09:00:30', close: '21:00:59' }],
        [{ day: 'lundi', open: '09:00', close: '21:00' }],
        [{ day: 'Lun.', open: '09:00', close: '21:00' }],
        [{ day: 'LU', open: '09:00', close: '21:00' }],
        [{ day: 'Monday', opens: '09:00', closes: '21:00' }],
        [{ dayOfWeek: 'Monday', open: '09:00', close: '21:00' }],
        [{ day: 'Monday', hours: '09:00-21:00' }],
        [{ day: 'Monday', open: '9:00 AM – 9:00 PM' }],
        { dayOfWeek: 'Monday', opens: '09:00', closes: '21:00' },
        'Mo 09:00-21:00',
        ['Mo 09:00-21:00'],
        ['Mo 9:00 - 21:00'],
        'Monday 9am-9pm',
        'Monday: 9:00 AM – 9:00 PM',
        'Mon 9 a.m. to 9 p.m.',
        'Lundi : 9h à 21h',
        'lundi de 9h00 à 21h00',
        ['Mo 09:00-12:00', 'Mo 12:00-21:00'],
        'Mo 09:00-15:00, 14:00-21:00',
        [
          { day: 'Monday', open: '09:00', close: '15:00' },
          { day: 'Mo', open: '15:00', close: '21:00' },
        ],
        [
          { day: 'Monday', open: '12:00', close: '21:00' },
          { day: 'Monday', open: '09:00', close: '21:00' },
          { day: 'Monday', isClosed: true },
        ],
        ['Mo 10:00-11:00; Mo 09:00-21:00'],
      ],
    ],
    [
      'Mon 11:00 AM – 2:00 PM, 5:00 PM – 10:00 PM',
      [
        [
          { day: 'Monday', open: '17:00', close: '22:00' },
          { day: 'Monday', open: '11:00', close: '14:00' },
        ],
        'Mo 11:00-14:00, 17:00-22:00',
        'Mo 11:00-14:00,17:00-22:00',
        'Mo 11:00-14:00 and 17:00-22:00',
        'Mo 11:00-14:00 / 17:00-22:00',
        ['Mo 11:00-14:00', 'Mo 17:00-22:00'],
        'Monday: 11:00 AM – 2:00 PM, 5:00 PM – 10:00 PM',
        'Lundi 11h-14h et 17h-22h',
      ],
    ],
    [
      'Fri 6:00 PM – 2:00 AM',
      [
        [{ day: 'Friday', open: '18:00', close: '02:00' }],
        [{ day: 'vendredi', open: '6 pm', close: '2 am' }],
        'Fr 18:00-02:00',
        'Fr 18:00-26:00',
      ],
    ],
    [
      'Sat 5:00 PM – 12:00 AM',
      [
        [{ day: 'Sat', open: '17:00', close: '00:00' }],
        [{ day: 'Sa', open: '17:00', close: '24:00' }],
        [{ day: 'sam', open: '17:00', close: '12:00 AM' }],
        [{ day: 'samedi', open: '17h', close: '24h' }],
        'Sa 17:00-00:00',
        'Sa 17:00-24:00',
      ],
    ],
    [
      'Sun 24 hours',
      [
        [{ day: 'Sunday', h24: true }],
        [{ day: 'Sunday', h24: 'true', open: '10:00', close: '11:00' }],
        [{ day: 'dimanche', open: '00:00', close: '23:59' }],
        [{ day: 'dim', open: '0:00', close: '24:00' }],
        [{ day: 'dim.', open: '00:00:00', close: '23:59:59' }],
        [{ day: 'Su', open: '12:00 AM', close: '11:59 PM' }],
        [{ day: 'Sun', open: '24 hours', close: '' }],
        [{ day: 'Sun', open: 'Open 24 hours', close: 'Open 24 hours' }],
        [
          { day: 'Sunday', open: '00:00', close: '12:00' },
          { day: 'Sunday', open: '12:00', close: '00:00' },
        ],
        'Su',
        'Su 00:00-24:00',
        'Su 24/7',
        'Sunday: Open 24 hours',
        'Dimanche 24h/24',
      ],
    ],
    [
      'Tue Closed',
      [
        [{ day: 'Tuesday', isClosed: true }],
        [{ day: 'Tues', closed: 'true', open: '10:00', close: '12:00' }],
        [{ day: 'mardi', open: '00:00', close: '00:00' }],
        [{ day: 'mar', open: '', close: '' }],
        [{ day: 'ma', open: null, close: null }],
        [{ day: 'Tu' }],
        [{ day: 'Tue', open: 'Closed', close: 'Closed' }],
        [{ day: 'Tue', open: 'fermé', close: '' }],
        [{ day: 'Tuesday', isClosed: true, h24: true }],
        'Tu off',
        'Tuesday: Closed',
        'Tu 00:00-00:00',
      ],
    ],
    [
      'Mon 10:00 AM – 8:00 PM | Tue 10:00 AM – 8:00 PM | Wed 10:00 AM – 8:00 PM | Thu 10:00 AM – 8:00 PM | Fri 10:00 AM – 8:00 PM',
      [
        'Mo-Fr 10:00-20:00',
        ['Mo-Fr 10:00-20:00'],
        ['Mo-We 10:00-20:00', 'Th,Fr 10:00-20:00'],
        'Mo–Fr 10:00–20:00',
        'Mo - Fr : 10:00 - 20:00',
        'Mo,Tu,We,Th,Fr 10:00-20:00',
        'Mo Tu We Th Fr 10:00-20:00',
        'Mo-We,Th-Fr 10:00-20:00',
        'Monday to Friday 10am to 8pm',
        'Mon through Fri, 10 AM - 8 PM',
        'weekdays 10:00-20:00',
        'Lundi au vendredi de 10h à 20h',
        'du lundi au vendredi 10h00-20h00',
        'Lun. - Ven. 10h-20h',
        'Open Mo-Fr 10:00-20:00',
        'Mo-Fr 10:00-20:00; PH off',
        'Mo-Fr,PH 10:00-20:00',
        'Mo-Tu 10:00-20:00; We-Fr 10:00-20:00',
        'Mo-Tu 10:00-20:00, We-Fr 10:00-20:00',
        'Mo-Tu 10:00-20:00 We-Fr 10:00-20:00',
        'Mo-Tu 10:00-20:00 / We-Fr 10:00-20:00',
        'Mo-Tu: 10:00-20:00\nWe-Fr: 10:00-20:00',
        [{ day: 'Mo-Fr', open: '10:00', close: '20:00' }],
        [{ dayOfWeek: 'Mon, Tue, Wed, Thu, Fri', opens: '10:00', closes: '20:00' }],
        [{ dayOfWeek: ['Monday', 'Tue', 'me', 'jeudi', 'https://schema.org/Friday'], opens: '10:00', closes: '20:00' }],
        ['Mo-Th 10:00-20:00', { day: 'Friday', open: '10:00', close: '20:00' }],
      ],
    ],
    [
      'Mon 6:00 PM – 11:00 PM | Fri 6:00 PM – 11:00 PM | Sat 6:00 PM – 11:00 PM | Sun 6:00 PM – 11:00 PM',
      ['Fr-Mo 18:00-23:00', 'Fr-Su,Mo 18:00-23:00', [{ day: 'Friday - Monday', open: '18:00', close: '23:00' }]],
    ],
    [
      'Mon 9:00 AM – 6:00 PM | Tue 9:00 AM – 6:00 PM | Wed Closed | Thu 9:00 AM – 6:00 PM | Fri 9:00 AM – 6:00 PM | Sat 9:00 AM – 1:00 PM',
      [
        'Mo-Fr 09:00-18:00; We off; Sa 09:00-13:00',
        'Mo-Sa 09:00-18:00; We closed; Sa 09:00-13:00',
        ['Mo-Fr 09:00-18:00', 'Sa 09:00-13:00', 'We closed'],
        ['Mo,Tu,Th,Fr 09:00-18:00', 'Sa 09:00-13:00', { day: 'Wednesday', isClosed: true }],
      ],
    ],
    [
      'Mon 24 hours | Tue 24 hours | Wed 24 hours | Thu 24 hours | Fri 24 hours | Sat 24 hours | Sun 24 hours',
      [
        '24/7',
        'Mo-Su',
        'daily',
        'every day 00:00-24:00',
        'tous les jours 24h',
        'open 24 hours',
        '00:00-23:59',
        'Mo-Su 24/7',
      ],
    ],
    [
      'Mon late | Tue late',
      [
        [{ day: 'Mo-Tu', open: 'late', close: 'late' }],
        [{ dayOfWeek: ['Monday', 'Tuesday'], opens: 'late' }],
        [{ day: 'Mo,Tu', close: 'late' }],
        'Mo,Tu late',
        [{ day: 'Mo,Tu', hours: 'late' }],
      ],
    ],
    ['Mon 11:00 AM – late', [[{ day: 'Mo', open: '11:00', close: 'late' }]]],
    ['Mon noonish – 10:00 PM', [[{ day: 'Mo', open: 'noonish', close: '22:00' }]]],
    ['Mon from 11:00 AM', [[{ day: 'Mo', open: '11:00' }], [{ day: 'Mo', opens: '11:00', closes: '' }]]],
    ['Mon until 10:00 PM', [[{ day: 'Mo', close: '22:00' }]]],
    ['Mon 10:00 – 10:00', [[{ day: 'Mo', open: '10:00', close: '10:00' }]]],
    ['Mon 24:00 – 24:00', [[{ day: 'Mo', open: '24:00', close: '24:00' }]]],
    ['Mon 6:00 PM – 1:00 AM', [[{ day: 'Mo', open: '18:00', close: '25:00' }]]],
    ['Mon 6:00 PM – 12:30 AM', [[{ day: 'Mo', open: '18:00', close: '24:30' }]]],
    ['Mon 6:00 PM – 30:01', [[{ day: 'Mo', open: '18:00', close: '30:01' }]]],
    ['Mon 25:00 – 10:00 PM', [[{ day: 'Mo', open: '25:00', close: '22:00' }]]],
    ['Mon 10:60 – 10:00 PM', [[{ day: 'Mo', open: '10:60', close: '22:00' }]]],
    ['Mon 13:00 PM – 10:00 PM', [[{ day: 'Mo', open: '13:00 PM', close: '22:00' }]]],
    ['Mon 9 – 17', [[{ day: 'Mo', open: '9', close: '17' }], [{ day: 'Mo', open: 9, close: 17 }]]],
    ['Mon 5:00 – 10:00 PM', ['Monday: 5:00 – 10:00 PM']],
    ['Mon 10:00+', ['Mo 10:00+']],
    ['Mon sunrise-sunset | Tue 10:00 AM – 12:00 PM', ['Mo sunrise-sunset, Tu 10:00-12:00']],
    ['Mon by appointment with Sam', ['Mo by appointment with Sam']],
    [
      'Mon 5:00 PM – 10:00 PM, lunch by chance',
      [
        [
          { day: 'Mo', open: 'lunch by chance', close: 'lunch by chance' },
          { day: 'Mo', open: '17:00', close: '22:00' },
        ],
        ['Mo 17:00-22:00', 'Mo lunch by chance'],
      ],
    ],
    ['Sun 9:00 AM – 5:00 PM', [[{ dayOfWeek: ['Sunday', 'PublicHolidays'], opens: '9:00', closes: '17:00' }]]],
    [undefined, [undefined, null, '', [], [{}], [null], [[]], {}, 5, true, 'PH off']],
  ];
  for (const [meaning, inputs] of meanings) {
    it.each(inputs.map((input) => [JSON.stringify(input) ?? 'undefined', input]))(`${meaning}: %s`, (_, input) => {
      expect(told(input)).toBe(meaning);
    });
  }
});

it('shows a text without days or times for each day that nothing else is said of', () => {
  const { hours } = read(['Mo-Sa 11:00-22:00', 'by appointment']);
  expect(hoursTable(hours).map(({ text }) => text)).toEqual([
    ...Array(6).fill('11:00 AM – 10:00 PM'),
    'by appointment',
  ]);
  expect(told('Call us')).toContain('Mon Call us | Tue Call us');
});
