import type { FormDocument } from './form-content.ts'

/** What a document of a form is called: the organization's own name for it, or that of its type. */
export const documentName = (
  { ownName }: Pick<FormDocument, 'ownName'>,
  language: 'tr' | 'en',
  typeName: string,
): string => (ownName ? (language === 'en' && ownName.en) || ownName.tr : typeName)
