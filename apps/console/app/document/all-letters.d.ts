declare module 'all-letters' {
  export { default } from 'any-ascii';
}
