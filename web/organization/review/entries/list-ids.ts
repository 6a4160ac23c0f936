/** The ids of the list of people being entered. */
export interface ListIds {
  readonly companyId: string
  readonly formId: string
  readonly listId: string
}
