import { X } from 'lucide-react'
import { formatFileSize } from '#platform/text/numbers.ts'
import { useLanguage } from '../../place.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { FileRow } from '../../ui/data/file-row.tsx'
import { FileDrop } from '../../ui/fields/file-drop.tsx'
import { refusalOf } from '../../uploads/check-file.ts'
import { useFailureWords } from '../../uploads/failure-words.ts'
import { useTakenTypes } from '../../uploads/taken-types.ts'

interface ChosenProps {
  readonly id: string
  readonly label: string
  readonly file: File | undefined
  /** Media types */
  readonly accept: readonly string[]
  readonly error?: string | undefined
  readonly onChoose: (file: File | undefined) => void
}

/** A file that is chosen now and sent later: it is named, and can be changed or taken out until then. */
export function ChosenFile({ id, label, file, accept, error, onChoose }: ChosenProps) {
  const t = useTexts('student_docs')
  const language = useLanguage()
  const taken = useTakenTypes(accept)
  const failureWords = useFailureWords(accept)
  const refusal = file && refusalOf(file, accept)
  return (
    <FileDrop
      id={id}
      label={label}
      help={taken}
      error={error}
      accept={accept.join(',')}
      camera={accept.filter((type) => type.startsWith('image/')).join(',')}
      onPick={([first]) => first && onChoose(first)}
    >
      {file && (
        <FileRow
          name={file.name}
          note={formatFileSize(file.size, language)}
          {...(refusal && { state: 'failed', error: failureWords(refusal, file.size) })}
          actions={
            <IconButton
              label={t('docs.file.drop', { name: file.name })}
              icon={<X />}
              size="small"
              onClick={() => onChoose(undefined)}
            />
          }
        />
      )}
    </FileDrop>
  )
}
