import type { ReactNode } from 'react'
import { mostFiles } from '#contract/applying/most-files.ts'
import type { FieldProps } from '../ui/fields/field.tsx'
import { FileDrop } from '../ui/fields/file-drop.tsx'
import { useTakenTypes } from './taken-types.ts'
import type { About, Tell } from './upload.ts'
import { UploadRows } from './upload-rows.tsx'
import { useUploads } from './use-uploads.ts'

type UploadFieldProps = FieldProps & {
  id?: string
  /** What the files are for, the same after a reload: `request 0199…` */
  purpose: string
  /** Media types */
  accept: readonly string[]
  multiple?: boolean
  disabled?: boolean
  /** Kept with each file and given to `onUploaded` */
  about?: About
  /** Tells the server; tried again with the same id until it has answered */
  onUploaded: Tell
  /** Rows of what is there already */
  children?: ReactNode
  /** False where what has arrived is shown by `children` at once */
  showsSaved?: boolean
}

/** Files are sent as soon as they are picked, and go on after a lost connection or a reload. */
export function UploadField(props: UploadFieldProps) {
  const { purpose, accept, about, onUploaded, help, children, showsSaved = true, ...rest } = props
  const { uploads: all, pick } = useUploads(purpose, onUploaded)
  const uploads = showsSaved ? all : all.filter(({ state }) => state !== 'saved')
  const taken = useTakenTypes(accept, rest.multiple ? mostFiles : 1)
  return (
    <FileDrop
      {...rest}
      help={
        help ? (
          <>
            {help} {taken}
          </>
        ) : (
          taken
        )
      }
      accept={accept.join(',')}
      camera={accept.filter((type) => type.startsWith('image/')).join(',')}
      onPick={(files) => pick(files, accept, about)}
    >
      {(uploads.length > 0 || children) && (
        <>
          {children}
          <UploadRows uploads={uploads} accept={accept} />
        </>
      )}
    </FileDrop>
  )
}
