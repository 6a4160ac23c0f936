import { fillingMinutes } from '#contract/forms/filling-minutes.ts'
import type { Advertisement } from '#contract/listings/listings.ts'

/** How many minutes an application to a listing takes. */
export const minutesFor = ({ questions, formDocuments, conditionalDocuments }: Advertisement): number =>
  fillingMinutes(questions, { all: formDocuments.length, some: conditionalDocuments.length })
