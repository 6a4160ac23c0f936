import { X } from 'lucide-react'
import { useState } from 'react'
import { formatFileSize } from '#platform/text/numbers.ts'
import { useLanguage } from '../../place.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { FileRow } from '../../ui/data/file-row.tsx'
import { FileDrop } from '../../ui/fields/file-drop.tsx'
import { refusalOf } from '../../uploads/check-file.ts'
import { useFailureWords } from '../../uploads/failure-words.ts'
import { useTakenTypes } from '../../uploads/taken-types.ts'

interface FieldOfChosen {
  readonly id: string
  readonly label: string
  /** Media types */
  readonly accept: readonly string[]
  readonly error?: string | undefined
}

interface ChosenProps extends FieldOfChosen {
  readonly file: File | undefined
  readonly onChoose: (file: File | undefined) => void
}

/** A file that is picked now and uploaded later: its name is shown, and it can be replaced or removed until then. */
export function ChosenFile({ file, onChoose, ...field }: ChosenProps) {
  return <ChosenFiles {...field} files={file ? [file] : []} most={1} onChoose={([first]) => onChoose(first)} />
}

interface ChosenFilesProps extends FieldOfChosen {
  readonly files: readonly File[]
  /** The most files; with 1 a new pick replaces the previous */
  readonly most: number
  readonly onChoose: (files: readonly File[]) => void
}

/** Files that are picked now and uploaded later, in the order of picking. */
export function ChosenFiles({ files, most, accept, error, onChoose, ...field }: ChosenFilesProps) {
  const t = useTexts('student_docs')
  const language = useLanguage()
  const taken = useTakenTypes(accept, most > 1 ? most : 0)
  const failureWords = useFailureWords(accept)
  const [leftOut, setLeftOut] = useState(0)

  function add(picked: readonly File[]) {
    const [first] = picked
    if (!first) return
    const all = most > 1 ? distinct([...files, ...picked]) : [first]
    setLeftOut(Math.max(all.length - most, 0))
    onChoose(all.slice(0, most))
  }

  return (
    <FileDrop
      {...field}
      help={taken}
      error={leftOut > 0 ? t('requests.leftOut', { most, count: leftOut }) : error}
      accept={accept.join(',')}
      camera={accept.filter((type) => type.startsWith('image/')).join(',')}
      multiple={most > 1}
      onPick={add}
    >
      {files.length > 0 &&
        files.map((file) => {
          const refusal = refusalOf(file, accept)
          return (
            <FileRow
              key={keyOf(file)}
              name={file.name}
              note={formatFileSize(file.size, language)}
              {...(refusal && { state: 'failed', error: failureWords(refusal, file.size) })}
              actions={
                <IconButton
                  label={t('docs.file.drop', { name: file.name })}
                  icon={<X />}
                  size="small"
                  onClick={() => {
                    setLeftOut(0)
                    onChoose(files.filter((one) => one !== file))
                  }}
                />
              }
            />
          )
        })}
    </FileDrop>
  )
}

const keyOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`

/** Drops duplicates of a file that was picked twice. */
const distinct = (files: readonly File[]) => [...new Map(files.map((file) => [keyOf(file), file])).values()]
