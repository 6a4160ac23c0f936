import { formatFileSize } from '#platform/text/numbers.ts'
import { useLanguage } from '../place.tsx'
import { useTexts } from '../texts/texts.tsx'
import { MAX_BYTES } from './check-file.ts'
import { fileKind } from './file-kind.ts'

/** `PDF, JPEG, PNG; 1 dosya, en fazla 10 MB`; of an unknown number of files only the size. */
export function useTakenTypes(accept: readonly string[], files = 0): string {
  const t = useTexts('common')
  const language = useLanguage()
  const types = accept.map(fileKind).join(', ')
  return t('upload.taken', { types, files, size: formatFileSize(MAX_BYTES, language) })
}
