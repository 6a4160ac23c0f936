import { Download, ExternalLink, X } from 'lucide-react'
import { useId, useState } from 'react'
import type { FileInfo } from '#contract/candidates/candidate-documents.ts'
import type { SignedLink } from '#contract/sent-file.ts'
import { formatFileSize } from '#platform/text/numbers.ts'
import { useLanguage } from '../place.tsx'
import { useTexts } from '../texts/texts.tsx'
import { IconButton, IconLink } from '../ui/actions/icon-button.tsx'
import { classes } from '../ui/classes.ts'
import frame from '../ui/overlays/frame.module.css'
import { useModal } from '../ui/overlays/use-modal.ts'
import styles from './file-viewer.module.css'
import { ShownFile } from './shown-file.tsx'
import { useFreshLink } from './use-fresh-link.ts'

type FileViewerProps = {
  file: Pick<FileInfo, 'name' | 'type' | 'size' | 'pages'>
  /** Requests a new link, because the page's own may have expired */
  renew: () => Promise<SignedLink>
  onClose: () => void
}

/**
 * Shows a file within the page: beside the content on a wide screen, over all of it on a phone. Mounted while it is
 * open.
 */
export function FileViewer({ file, renew, onClose }: FileViewerProps) {
  const t = useTexts('common')
  const titleId = useId()
  const { ref, ...handlers } = useModal({ open: true, onClose })
  const { address, failed, retry } = useFreshLink(renew)
  // The shown file keeps its first link when the link is renewed; only the link to a new window changes.
  const [shown, setShown] = useState<string>()
  if (shown === undefined && address !== undefined) setShown(address)
  return (
    <dialog ref={ref} {...handlers} aria-labelledby={titleId} className={classes(frame.frame, styles.viewer)}>
      <div className={styles.content}>
        <header className={styles.header}>
          <div className={styles.title}>
            <h2 id={titleId}>{file.name}</h2>
            <Facts {...file} />
          </div>
          {address && (
            <>
              <IconLink label={t('ui.viewer.open')} icon={<ExternalLink />} to={address} target="_blank" />
              <IconLink label={t('ui.download')} icon={<Download />} to={`${address}&download=1`} download />
            </>
          )}
          <IconButton label={t('ui.close')} icon={<X />} onClick={onClose} />
        </header>
        <ShownFile file={file} address={shown} failed={failed} onRetry={retry} />
      </div>
    </dialog>
  )
}

function Facts({ size, pages }: Pick<FileInfo, 'size' | 'pages'>) {
  const t = useTexts('common')
  const language = useLanguage()
  const facts = [formatFileSize(size, language), ...(pages ? [t('ui.viewer.pages', { count: pages })] : [])]
  return <p>{facts.join('\u00a0· ')}</p>
}
