import { formatFileSize } from '#platform/text/numbers.ts'
import { useLanguage } from '../place.tsx'
import { useTexts } from '../texts/texts.tsx'
import { MAX_BYTES } from './check-file.ts'
import { fileKind } from './file-kind.ts'

/** `PDF, JPEG, PNG; en fazla 10 MB` */
export function useTakenTypes(accept: readonly string[]): string {
  const t = useTexts('common')
  const language = useLanguage()
  return t('upload.taken', { types: accept.map(fileKind).join(', '), size: formatFileSize(MAX_BYTES, language) })
}
