/** Loads the wording of a schema's findings together with the schema, and not with the page. */
export const loadFieldErrors = () => import('#platform/text/field-errors.ts')
