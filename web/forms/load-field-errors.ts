/** Lazy-loads the texts of schema errors together with the schema. */
export const loadFieldErrors = () => import('#platform/text/field-errors.ts')
