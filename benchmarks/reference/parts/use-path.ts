/** The path of the page that is shown. */
export const usePath = (given = '/') => given;
