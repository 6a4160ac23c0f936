import { ChevronLeft, ChevronRight, Download, ExternalLink, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { FileInfo } from '#contract/candidates/candidate-documents.ts'
import { readFileInformation } from '#contract/review/company-documents.ts'
import { ShownFile } from '#web/file-viewer/shown-file.tsx'
import { useFreshLink } from '#web/file-viewer/use-fresh-link.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { IconButton, IconLink } from '#web/ui/actions/icon-button.tsx'
import type { ApplicationIds } from '../application-view.ts'
import styles from './file-in-place.module.css'
import { useShownFiles } from './shown-files.tsx'

/** A file shown inline below its row, with links to the previous and next. */
export function FileInPlace({ ids, file }: { ids: ApplicationIds; file: FileInfo }) {
  const t = useTexts('org_candidate_list_and_detail')
  const { show, close, place, total, previous, next } = useShownFiles()
  const { address, failed, retry } = useFreshLink(
    async () => (await askInBrowser(readFileInformation, { ...ids, fileStorageId: file.fileId })).link,
  )
  const frame = useRef<HTMLElement>(null)
  // The shown file keeps its first link when the link is renewed.
  const [first, setFirst] = useState<string>()
  if (first === undefined && address !== undefined) setFirst(address)

  useEffect(() => {
    frame.current?.focus({ preventScroll: true })
    frame.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <section ref={frame} tabIndex={-1} className={styles.frame} aria-label={file.name}>
      <header className={styles.bar}>
        <span className={styles.name}>{file.name}</span>
        <span className={styles.place}>{t('neighbours.place', { place, total: String(total) })}</span>
        {previous && (
          <IconButton label={t('documents.previous')} icon={<ChevronLeft />} onClick={() => show(previous)} />
        )}
        {next && <IconButton label={t('documents.next')} icon={<ChevronRight />} onClick={() => show(next)} />}
        {address && (
          <>
            <IconLink label={t('ui.viewer.open')} icon={<ExternalLink />} to={address} target="_blank" />
            <IconLink label={t('ui.download')} icon={<Download />} to={`${address}&download=1`} download />
          </>
        )}
        <IconButton label={t('ui.close')} icon={<X />} onClick={close} />
      </header>
      <ShownFile file={file} address={first} failed={failed} onRetry={retry} />
    </section>
  )
}
