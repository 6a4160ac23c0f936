import { ExternalLink, FileText, RotateCw } from 'lucide-react'
import { useState } from 'react'
import type { FileInfo } from '#contract/candidates/candidate-documents.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button, ButtonLink } from '../ui/actions/button.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Spinner } from '../ui/spinner.tsx'
import styles from './file-viewer.module.css'

type ShownFileProps = {
  file: Pick<FileInfo, 'name' | 'type' | 'pages'>
  address: string | undefined
  failed: boolean
  onRetry: () => void
}

export function ShownFile({ file, address, failed, onRetry }: ShownFileProps) {
  const t = useTexts('common')
  if (failed)
    return (
      <ErrorState title={t('ui.viewer.failed')} onRetry={onRetry}>
        {t('ui.viewer.failedDetail')}
      </ErrorState>
    )
  if (address === undefined)
    return (
      <div className={styles.middle} role="status" aria-label={t('ui.wait')}>
        <Spinner />
      </div>
    )
  if (file.type.startsWith('image/')) return <Picture name={file.name} address={address} />
  if (file.type === 'application/pdf' && navigator.pdfViewerEnabled) return <Pdf file={file} address={address} />
  return (
    <div className={styles.middle}>
      <FileText className={styles.icon} />
      <p>{t('ui.viewer.notHere')}</p>
      <OpenElsewhere address={address} />
    </div>
  )
}

/** Shows a PDF page at full width, without thumbnails. */
const asPage = '#navpanes=0&view=FitH'

function Pdf({ file, address }: { file: ShownFileProps['file']; address: string }) {
  const t = useTexts('common')
  return (
    <>
      <iframe className={styles.pdf} src={`${address}${asPage}`} title={file.name} />
      {/* iPhones render only the first page of an embedded PDF. */}
      {(file.pages ?? 2) > 1 && (
        <div className={styles.allPages}>
          <span>{t('ui.viewer.allPages')}</span>
          <OpenElsewhere address={address} />
        </div>
      )}
    </>
  )
}

function OpenElsewhere({ address }: { address: string }) {
  const t = useTexts('common')
  return (
    <ButtonLink to={address} target="_blank" icon={<ExternalLink />} size="small">
      {t('ui.viewer.open')}
    </ButtonLink>
  )
}

function Picture({ name, address }: { name: string; address: string }) {
  const t = useTexts('common')
  const [isWhole, setWhole] = useState(true)
  const [quarterTurns, setQuarterTurns] = useState(0)
  const [size, setSize] = useState({ width: 0, height: 0 })
  const toggle = () => setWhole(!isWhole)
  const isOnSide = quarterTurns % 2 === 1
  return (
    <>
      <div className={styles.picture} data-whole={isWhole || undefined} data-side={isOnSide || undefined}>
        {/* It also lets the keyboard scroll. */}
        <button
          type="button"
          aria-label={isWhole ? t('ui.viewer.full') : t('ui.viewer.fit')}
          onClick={toggle}
          // A rotated picture keeps its original box, so the button is given the rotated size.
          style={isOnSide && !isWhole ? { inlineSize: size.height, blockSize: size.width } : undefined}
        >
          <img
            src={address}
            alt={name}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
            style={quarterTurns > 0 ? { rotate: `${quarterTurns * 90}deg` } : undefined}
          />
        </button>
      </div>
      <div className={styles.zoom}>
        <Button size="small" aria-pressed={isWhole} onClick={() => setWhole(true)}>
          {t('ui.viewer.fit')}
        </Button>
        <Button size="small" aria-pressed={!isWhole} onClick={() => setWhole(false)}>
          {t('ui.viewer.full')}
        </Button>
        <Button size="small" icon={<RotateCw />} onClick={() => setQuarterTurns((quarterTurns + 1) % 4)}>
          {t('ui.viewer.turn')}
        </Button>
      </div>
    </>
  )
}
