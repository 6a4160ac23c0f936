import type { CandidateDocument, FileInfo } from '#contract/candidates/candidate-documents.ts'

/** A form that is open within the page. */
export type OpenedPanel =
  | { readonly kind: 'add' }
  | { readonly kind: 'replace' | 'edit'; readonly document: CandidateDocument }

/** A dialog that is open over the page. */
export type OpenedDialog =
  | { readonly kind: 'versions' | 'remove'; readonly document: CandidateDocument }
  | { readonly kind: 'file'; readonly file: FileInfo; readonly from: FilesOf }

/** Refetches the files to get new links. */
export type FilesOf = () => Promise<readonly (FileInfo | null)[]>

export type Opened = OpenedPanel | OpenedDialog
export type Open = (opened: Opened | undefined) => void

export const isPanel = (opened: Opened | undefined): opened is OpenedPanel =>
  opened?.kind === 'add' || opened?.kind === 'replace' || opened?.kind === 'edit'

export const isDialog = (opened: Opened | undefined): opened is OpenedDialog => opened !== undefined && !isPanel(opened)
