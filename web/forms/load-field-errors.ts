/** How to say what a schema found wrong comes with the schema, and not with the page. */
export const loadFieldErrors = () => import('#platform/text/field-errors.ts')
