/** Configurations that are as long as they may be, each in another way: what an operator could write to hold up a process. */

/** What a file may have, in bytes. */
const LARGEST = 32 * 1024 * 1024;
const LONG = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit. ';
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export interface Shape {
  name: string;
  /** A JSON text of at most `bytes`. */
  write(bytes: number): string;
}

/** As many entries as there is room for, within what stands around them. */
function listed(around: (list: string) => string, entry: (index: number) => unknown) {
  return (bytes: number): string => {
    const room = bytes - around('').length;
    const parts: string[] = [];
    let length = 0;
    for (let index = 0; ; index += 1) {
      const part = JSON.stringify(entry(index));
      length += Buffer.byteLength(part) + 1;
      if (length > room) return around(parts.join(','));
      parts.push(part);
    }
  };
}

const named = (key: string) => (list: string) => `{"name":"Hostile","hasMenu":"page","${key}":[${list}]}`;
const inPlace = (key: string) => (list: string) =>
  `{"name":"Hostile","locations":[{"name":"A","${key}":[${list}]},{"name":"B"}]}`;
const place = (index: number, fields: object = {}) => ({
  id: index,
  name: `Kitchen ${index}`,
  address: { street: `${index} Queen St`, locality: `City ${index % 40}` },
  ...fields,
});
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));
const week = days.map((day) => ({ day, open: '11:00', close: '22:00' }));
const date = (index: number) => new Date(Date.UTC(2026, 10, 1 + index)).toISOString().slice(0, 10);
const dish = (index: number) => ({
  name: `Dish ${index}`,
  price: 12.5,
  description: LONG,
  image: `/d/${index}.webp`,
  tags: ['a', 'b'],
});
const menu = (dishes: number) => [{ categories: [{ name: 'C', items: times(dishes, dish) }] }];
const words = (count: number) => LONG.repeat(Math.ceil(count / LONG.length)).slice(0, count);

/** Each list in turn is as long as the file. */
const lists: Shape[] = [
  { name: 'locations', write: listed(named('locations'), (index) => place(index, { openingHours: week })) },
  { name: 'locations of one name', write: listed(named('locations'), () => ({ name: 'Same' })) },
  {
    name: 'locations of one name and address',
    write: listed(named('locations'), () => ({ name: 'Same', address: { street: 'S', locality: 'L' } })),
  },
  {
    name: 'locations with long texts',
    write: listed(named('locations'), (index) =>
      place(index, {
        name: words(300),
        address: { street: words(300), locality: words(300), region: words(300), area: words(300) },
        services: times(40, (n) => `${index} ${n} ${words(70)}`),
        features: times(40, (n) => `${n} ${words(70)}`),
      }),
    ),
  },
  {
    name: 'locations with labels of their own',
    write: listed(named('locations'), (index) => place(index, { services: times(40, (n) => `${index}-${n}`) })),
  },
  {
    name: 'locations with galleries',
    write: listed(named('locations'), (index) =>
      place(index, { gallery: times(200, (n) => `https://p${index}-${n}.example/x`) }),
    ),
  },
  { name: 'locations with menus', write: listed(named('locations'), (index) => place(index, { menu: menu(100) })) },
  {
    name: 'locations with one dish each',
    write: listed(named('locations'), (index) => place(index, { menu: menu(1) })),
  },
  {
    name: 'locations with special hours',
    write: listed(
      (list) =>
        `{"name":"Hostile","specialOpeningHoursSpecification":${JSON.stringify(times(200, (n) => ({ validFrom: date(n % 40), opens: '10:00', closes: '11:00' })))},"locations":[${list}]}`,
      (index) => place(index, { openingHours: week }),
    ),
  },
  {
    name: 'locations with special hours of their own',
    write: listed(named('locations'), (index) =>
      place(index, {
        openingHours: week,
        specialOpeningHoursSpecification: times(200, (n) => ({
          validFrom: date(n % 3),
          opens: '10:00',
          closes: '11:00',
        })),
      }),
    ),
  },
  {
    name: 'locations of all time zones',
    write: listed(named('locations'), (index) => {
      const zones = Intl.supportedValuesOf('timeZone');
      return place(index, { timeZone: zones[index % zones.length], openingHours: week });
    }),
  },
  {
    name: 'locations with hours as text',
    write: listed(named('locations'), (index) => place(index, { openingHours: times(20, () => 'Mo '.repeat(330)) })),
  },
  {
    name: 'locations with service hours',
    write: listed(named('locations'), (index) =>
      place(index, { serviceHours: times(20, (n) => ({ name: `S${n}`, hours: week })) }),
    ),
  },
  {
    name: 'locations and jobs',
    write: (bytes) => {
      const jobs = JSON.stringify(times(2_000, (index) => ({ title: 'Cook', locationName: `Kitchen ${index}` })));
      const around = (list: string) => `{"name":"Hostile","jobs":${jobs},"locations":[${list}]}`;
      return listed(around, (index) => place(index))(bytes);
    },
  },
  {
    name: 'dishes of one name',
    write: listed(
      (list) => `{"name":"H","hasMenu":"page","menu":[{"categories":[{"name":"C","items":[${list}]}]}]}`,
      () => ({ name: 'Same' }),
    ),
  },
  {
    name: 'dishes',
    write: listed(
      (list) => `{"name":"H","hasMenu":"page","menu":[{"categories":[{"name":"C","items":[${list}]}]}]}`,
      dish,
    ),
  },
  {
    name: 'dishes with much to say',
    write: listed(
      (list) => `{"name":"H","hasMenu":"page","menu":[{"categories":[{"name":"C","items":[${list}]}]}]}`,
      (index) => ({
        ...dish(index),
        description: words(1_000),
        tags: times(40, (n) => `${index} ${n} ${words(70)}`),
        allergens: times(40, (n) => `${n} ${words(70)}`),
      }),
    ),
  },
  {
    name: 'dishes that cost nothing one can read',
    write: listed(
      (list) => `{"name":"H","hasMenu":"page","menu":[{"categories":[{"name":"C","items":[${list}]}]}]}`,
      () => ({ name: 'a', price: 'x' }),
    ),
  },
  {
    name: 'categories',
    write: listed(
      (list) => `{"name":"H","hasMenu":"page","menu":[{"categories":[${list}]}]}`,
      (index) => ({ name: `C ${index}`, items: [dish(index)] }),
    ),
  },
  {
    name: 'menus',
    write: listed(named('menu'), (index) => ({
      name: `M ${index}`,
      categories: [{ name: 'C', items: [dish(index)] }],
    })),
  },
  { name: 'redirects', write: listed(named('redirects'), (index) => ({ from: `/a${index}/*`, to: `/b${index}` })) },
  {
    name: 'redirects within redirects',
    write: listed(named('redirects'), (index) => ({ from: `${'/a'.repeat(index % 450)}/${index}/*`, to: '/x' })),
  },
  { name: 'jobs', write: listed(named('jobs'), () => ({ title: 'Cook', requirements: ['a'] })) },
  {
    name: 'jobs with much to say',
    write: listed(named('jobs'), (index) => ({
      title: `Cook ${index}`,
      description: words(5_000),
      requirements: times(20, () => words(300)),
      benefits: times(20, (n) => `${n} ${words(290)}`),
    })),
  },
  { name: 'gallery', write: listed(inPlace('gallery'), (index) => `https://p${index}.example/x.webp`) },
  {
    name: 'gallery of objects',
    write: listed(inPlace('gallery'), (index) => ({ image: `/p${index}.webp`, title: words(200) })),
  },
  { name: 'reviews', write: listed(inPlace('reviews'), () => ({ content: words(4_000), author: 'A' })) },
  { name: 'delivery areas', write: listed(inPlace('deliveryAreas'), (index) => `Area ${index}`) },
  {
    name: 'hours',
    write: listed(named('openingHours'), (index) => ({ day: days[index % 7], open: '10:00', close: '11:00' })),
  },
  {
    name: 'hours of many spans',
    write: listed(
      named('openingHours'),
      () =>
        `Mo ${times(60, (n) => `${String(n % 24).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}-${String(n % 24).padStart(2, '0')}:${String((n % 60) + 1).padStart(2, '0')}`).join(',')}`,
    ),
  },
  {
    name: 'special hours',
    write: listed(named('specialOpeningHoursSpecification'), (index) => ({
      validFrom: date(index % 4_000),
      opens: '10:00',
      closes: '11:00',
    })),
  },
  { name: 'service hours', write: listed(named('serviceHours'), (index) => ({ name: `S ${index}`, hours: week })) },
  { name: 'announcements', write: listed(named('announcements'), (index) => ({ text: `A ${index}` })) },
  {
    name: 'franchise questions',
    write: listed(
      (list) => `{"name":"H","brand":{"franchisee_form":[${list}]}}`,
      (index) => ({ question: `Q ${index}`, type: 'select', options: times(100, (n) => `O ${n}`) }),
    ),
  },
  {
    name: 'options of a question',
    write: listed(
      (list) => `{"name":"H","brand":{"franchisee_form":[{"question":"Q","type":"radio","options":[${list}]}]}}`,
      (index) => `O ${index}`,
    ),
  },
  {
    name: 'profiles by network',
    write: (bytes) =>
      `{"name":"H","socialMedia":{${times(
        Math.floor((bytes - 40) / 40),
        (index) => `"n${String(index).padStart(7, '0')}":"https://a.example/${String(index).padStart(6, '0')}"`,
      )
        .join(',')
        .slice(0, bytes - 60)}"z":1}}`.replace(/,[^,]*"z":1/, ',"z":1'),
  },
  ...['faqs', 'deals', 'discounts', 'features', 'featuredItems', 'highlights', 'reviews'].map((key) => ({
    name: `long ${key}`,
    write: listed(named(key), (index) => ({
      id: index,
      question: words(300),
      answer: words(5_000),
      title: `${index} ${words(290)}`,
      name: `${index} ${words(290)}`,
      content: words(5_000),
      description: words(1_000),
      conditions: times(20, () => words(300)),
      image: `https://p${index}.example/${'x'.repeat(1_900)}`,
      icon: words(80),
    })),
  })),
  ...['navigation', 'sameAs', 'embeddedHosts', 'areaServed', 'servesCuisine', 'campaigns', 'hasOfferCatalog'].map(
    (key) => ({
      name: key,
      write: listed(named(key), (index) =>
        key === 'navigation'
          ? { name: words(300), url: `https://n${index}.example` }
          : key === 'sameAs'
            ? `https://s${index}.example/p`
            : key === 'embeddedHosts'
              ? `h${index}.example`
              : key === 'campaigns'
                ? { id: index, title: words(300), subtitle: words(1_000) }
                : `N ${index}`,
      ),
    }),
  ),
];

/** Each text in turn is as long as the file. */
const texts: Shape[] = [
  ...[
    'name',
    'description',
    'telephone',
    'email',
    'url',
    'language',
    'currency',
    'priceRange',
    'timeZone',
    'about',
    'openingHours',
    'areaServed',
    'servesCuisine',
    'head',
    'body',
    'orderingLink',
  ].flatMap((key) => [
    { name: `a long ${key}`, write: (bytes: number) => `{"${key}":"${words(bytes - 40 - key.length)}"}` },
    {
      name: `a long ${key} of one word`,
      write: (bytes: number) => `{"${key}":"${'x'.repeat(bytes - 40 - key.length)}"}`,
    },
  ]),
  { name: 'a text of commas', write: (bytes) => `{"name":"H","areaServed":"${','.repeat(bytes - 40)}"}` },
  { name: 'a text of line ends', write: (bytes) => `{"name":"H","about":"${'\\n'.repeat((bytes - 40) / 2)}"}` },
  { name: 'a text of spaces', write: (bytes) => `{"name":"H","address":"x${' '.repeat(bytes - 60)}x"}` },
  { name: 'a text of escapes', write: (bytes) => `{"name":"${'\\u00e9'.repeat((bytes - 40) / 6)}"}` },
  { name: 'a text of emoji', write: (bytes) => `{"name":"${'🍕'.repeat((bytes - 40) / 4)}"}` },
  {
    name: 'all texts of a place',
    write: (bytes) => {
      const long = words(Math.floor(bytes / 40));
      const keys = [
        'name',
        'street',
        'locality',
        'region',
        'area',
        'phone',
        'email',
        'description',
        'question',
        'answer',
        'content',
        'author',
        'title',
      ];
      const all = Object.fromEntries(keys.map((key) => [key, long]));
      return JSON.stringify({ ...all, locations: [{ ...all, address: all }], faqs: [all] });
    },
  },
];

/** What costs the parser the most. */
const values: Shape[] = [
  { name: 'empty lists', write: (bytes) => `{"name":"H","x":[${'[],'.repeat((bytes - 40) / 3)}0]}` },
  { name: 'empty objects', write: (bytes) => `{"name":"H","x":[${'{},'.repeat((bytes - 40) / 3)}0]}` },
  { name: 'empty locations', write: (bytes) => `{"name":"H","locations":[${'{},'.repeat((bytes - 60) / 3)}0]}` },
  {
    name: 'names that no other object has',
    write: (bytes) =>
      `{"name":"H","x":[${times(Math.floor((bytes - 40) / 16), (index) => `{"${String(index).padStart(9, 'k')}":0}`).join(',')}]}`,
  },
  {
    name: 'fields',
    write: (bytes) =>
      `{"name":"H",${times(Math.floor((bytes - 40) / 14), (index) => `"${String(index).padStart(9, 'k')}":0`).join(',')}}`,
  },
  {
    name: 'lists in lists',
    write: (bytes) => `{"name":"H","menu":${'['.repeat((bytes - 40) / 2)}${']'.repeat((bytes - 40) / 2)}}`,
  },
  {
    name: 'texts of one letter',
    write: (bytes) => `{"name":"H","areaServed":[${'"a",'.repeat((bytes - 60) / 4)}"b"]}`,
  },
];

export const shapes: readonly Shape[] = [...lists, ...texts, ...values].map(({ name, write }) => ({
  name,
  write: (bytes = LARGEST) => write(bytes),
}));

export const largest = LARGEST;
