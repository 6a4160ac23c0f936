import { paragraphs } from './one-line.ts'

/** Why an operator does something; it stands in the list of what operators did. */
export const Reason = paragraphs(500)
  .min(1, 'fields.required')
  .meta({ examples: ['Kurum yazıyla istedi.'] })
