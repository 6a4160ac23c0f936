import { paragraphs } from './one-line.ts'

/** Why an operator does something; shown in the record of operators' acts. */
export const Reason = paragraphs(500)
  .min(1, 'fields.required')
  .meta({ examples: ['Kurum yazıyla istedi.'] })
