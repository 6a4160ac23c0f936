import { formatFileSize } from '#platform/text/numbers.ts'
import { useLanguage } from '../place.tsx'
import { useTakenTypes } from './taken-types.ts'
import type { UploadFailure } from './upload.ts'
import { useUploadTexts } from './use-upload-texts.ts'

/** Why a file is not taken, and what to do about it. */
export function useFailureWords(accept: readonly string[]) {
  const t = useUploadTexts()
  const language = useLanguage()
  const taken = useTakenTypes(accept)
  return (failure: UploadFailure, size: number): string =>
    failure.kind === 'refused'
      ? (failure.detail ?? t('upload.refused'))
      : t(keys[failure.kind], { taken, size: formatFileSize(size, language) })
}

const keys = {
  wrongType: 'upload.wrongType',
  heic: 'upload.heic',
  tooLarge: 'upload.tooLarge',
  empty: 'upload.empty',
  unreadable: 'upload.unreadable',
} as const
