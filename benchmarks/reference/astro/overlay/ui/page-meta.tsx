// What stands in the head is said by the layout.
export const PageMeta = (_page: object) => null;
