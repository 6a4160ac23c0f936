import { createContext, type ReactNode, use, useState } from 'react'
import { listAddedDocuments } from '#contract/review/added-documents.ts'
import { readCompanyAnswers } from '#contract/review/company-application.ts'
import { listCompanyDocuments } from '#contract/review/company-documents.ts'
import { query } from '#web/queries/answers.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useKeys } from '../../../desk/list/use-keys.ts'
import type { ApplicationIds } from '../application-view.ts'

interface ShownFiles {
  /** The file shown inline; only one, because opening a file may be reported to the candidate. */
  readonly shown: string | undefined
  readonly show: (fileId: string) => void
  /** Closes the file and focuses the button that opened it. */
  readonly close: () => void
  readonly place: number
  readonly total: number
  readonly previous: string | undefined
  readonly next: string | undefined
}

const ShownFilesContext = createContext<ShownFiles | undefined>(undefined)

export function useShownFiles(): ShownFiles {
  const files = use(ShownFilesContext)
  if (!files) throw new Error('Files are shown inside of ShownFilesProvider')
  return files
}

/** Tracks which file is shown; ← and → switch between files. */
export function ShownFilesProvider({ ids, children }: { ids: ApplicationIds; children: ReactNode }) {
  const files = useFileOrder(ids)
  const [shown, show] = useState<string>()
  const close = () => {
    show(undefined)
    document.querySelector<HTMLElement>(`[data-opens="${shown}"]`)?.focus()
  }
  const at = shown === undefined ? -1 : files.indexOf(shown)
  const [previous, next] = at < 0 ? [] : [files[at - 1], files[at + 1]]
  useKeys({
    ArrowLeft: previous ? () => show(previous) : undefined,
    ArrowRight: next ? () => show(next) : undefined,
    Escape: at < 0 ? undefined : close,
  })
  return (
    <ShownFilesContext value={{ shown, show, close, place: at + 1, total: files.length, previous, next }}>
      {children}
    </ShownFilesContext>
  )
}

/** The application's files in the order of the page. */
function useFileOrder(ids: ApplicationIds): readonly string[] {
  const answers = useAnswer(query(readCompanyAnswers, ids))
  const documents = useAnswer(query(listCompanyDocuments, ids))
  const added = useAnswer(query(listAddedDocuments, ids))
  const all = [
    ...answers.items.flatMap(({ files }) => files),
    ...documents.requests.flatMap(({ file, moreFiles }) => (file ? [file, ...moreFiles] : [])),
    ...documents.items.flatMap(({ files }) => files),
    ...added.items.map(({ file }) => file),
  ]
  return [...new Set(all.map(({ fileId }) => fileId))]
}
