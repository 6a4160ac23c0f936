import type { FormDocument } from './form-content.ts'

/** The name of a document in a form: the organization's own name for it, or that of its type. */
export const documentName = (
  { ownName }: Pick<FormDocument, 'ownName'>,
  language: 'tr' | 'en',
  typeName: string,
): string => (ownName ? (language === 'en' && ownName.en) || ownName.tr : typeName)
