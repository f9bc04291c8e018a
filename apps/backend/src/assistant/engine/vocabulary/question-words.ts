/** Words that questions are made of: to these a misspelt one is mended before any of the brand's. */
export const questionWords: readonly string[] = `
  boxing dutch coeliac veggie combo combos plate plates platter instead litre order cater latte skewer extra table water dozen group
  monday tuesday wednesday thursday friday saturday sunday january february april august september october november december
  today tonight tomorrow weekend christmas easter thanksgiving halloween holiday holidays morning afternoon evening midnight noon
  address addresses allergen allergens allergies allergic allergy anaphylaxis anaphylactic appetizer appetizers breakfast brunch callback career
  careers catering celiac close closes closed closing cocktail cocktails complaint contact contain contains coupon coupons deals deliver
  delivery dessert desserts dinner direction directions discount discounts drinks email expensive feedback franchise halal hiring hours
  booking bookings minimum maximum total quarter cards needed ingredients intolerant intolerance location locations loyalty lunch menu nearest open opening parking patio phone pickup popular price prices
  promo promotion recommend recommendation reservation reservations reserve restaurant reward rewards special specials spicy takeout telephone vegan
  vegetarian vegetables washroom wheelchair whatsapp cards party private influencer kitchen cheapest cheaper accessible accessibility terrace
  outdoor instagram facebook gluten lactose without available  something anything everything
`
  .trim()
  .split(/\s+/);
