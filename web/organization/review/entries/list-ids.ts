/** Which list of people is being put together. */
export interface ListIds {
  readonly companyId: string
  readonly formId: string
  readonly listId: string
}
