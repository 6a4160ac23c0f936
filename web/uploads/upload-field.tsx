import type { ReactNode } from 'react'
import type { FieldProps } from '../ui/fields/field.tsx'
import { FileDrop } from '../ui/fields/file-drop.tsx'
import { useTakenTypes } from './taken-types.ts'
import { type About, isOver, type Tell } from './upload.ts'
import { UploadRows } from './upload-rows.tsx'
import { useUploads } from './use-uploads.ts'

type UploadFieldProps = FieldProps & {
  id?: string
  /** The purpose of the files, equal after a reload: `request 0199…` */
  purpose: string
  /** Media types */
  accept: readonly string[]
  /** So many files are taken in all; one unless it is said */
  most?: number
  /** How many more can be added, before those being uploaded */
  room?: number
  /** Called at every pick with the number of files beyond the limit, which were not taken */
  onLeftOut?: (count: number) => void
  disabled?: boolean
  /** Kept with each file and given to `onUploaded` */
  about?: About
  /** Reports to the server; retried with the same id until it has answered */
  onUploaded: Tell
  /** Rows of existing files */
  children?: ReactNode
  /** False if `children` shows finished uploads at once */
  showsSaved?: boolean
}

/** Files are sent as soon as they are picked, and go on after a lost connection or a reload. */
export function UploadField(props: UploadFieldProps) {
  const { purpose, accept, about, onUploaded, help, children, showsSaved = true, ...others } = props
  const { most = 1, room = most, onLeftOut, ...rest } = others
  const { uploads: all, pick } = useUploads(purpose, onUploaded)
  const uploads = showsSaved ? all : all.filter(({ state }) => state !== 'saved')
  const taken = useTakenTypes(accept, most)

  function add(files: readonly File[]) {
    const free = most > 1 ? Math.max(room - uploads.filter((upload) => !isOver(upload)).length, 0) : files.length
    onLeftOut?.(Math.max(files.length - free, 0))
    pick(files.slice(0, free), accept, about)
  }

  return (
    <FileDrop
      {...rest}
      multiple={most > 1}
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
      onPick={add}
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
