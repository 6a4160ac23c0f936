import { fillingMinutes } from '#contract/forms/filling-minutes.ts'
import type { Advertisement } from '#contract/listings/listings.ts'

/** The estimated minutes for an application to a listing. */
export const minutesFor = ({ questions, formDocuments, conditionalDocuments }: Advertisement): number =>
  fillingMinutes(questions, { all: formDocuments.length, some: conditionalDocuments.length })
