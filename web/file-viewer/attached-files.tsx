import { Eye } from 'lucide-react'
import { useState } from 'react'
import type { FileInfo } from '#contract/candidates/candidate-documents.ts'
import type { AnnouncementPicture } from '#contract/communities/announcement-files.ts'
import type { SignedLink } from '#contract/sent-file.ts'
import { formatFileSize } from '#platform/text/numbers.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { useLanguage } from '../place.tsx'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/actions/button.tsx'
import { FileRow } from '../ui/data/file-row.tsx'
import { fileKind } from '../uploads/file-kind.ts'
import styles from './attached-files.module.css'

interface AttachedFilesProps {
  readonly pictures: readonly AnnouncementPicture[]
  readonly files: readonly FileInfo[]
  /** Requests a new link, because the page's own may have expired */
  readonly renew: (fileId: string) => Promise<SignedLink>
}

const loadViewer = async () => ({ default: (await import('./file-viewer.tsx')).FileViewer })

/** The pictures of a text, and below them its files, which open inline. */
export function AttachedFiles({ pictures, files, renew }: AttachedFilesProps) {
  const t = useTexts('common')
  const language = useLanguage()
  const [shown, show] = useState<FileInfo>()
  const FileViewer = useLoaded(shown !== undefined, loadViewer)
  return (
    <>
      {pictures.length > 0 && (
        <ul className={styles.pictures} data-one={pictures.length === 1 || undefined}>
          {pictures.map((picture) => (
            <li key={picture.fileId}>
              <button
                type="button"
                aria-label={t('ui.file.enlarge', { alt: picture.alt })}
                aria-haspopup="dialog"
                // The alternative text says more than the file name.
                onClick={() => show({ ...picture, name: picture.alt })}
              >
                <AttachedPicture picture={picture} renew={() => renew(picture.fileId)} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <FileRow
              key={file.fileId}
              name={file.name}
              note={`${fileKind(file.type)} · ${formatFileSize(file.size, language)}`}
              actions={
                <Button
                  size="small"
                  icon={<Eye />}
                  aria-haspopup="dialog"
                  aria-label={t('ui.file.open.of', { name: file.name })}
                  onClick={() => show(file)}
                >
                  {t('ui.file.open')}
                </Button>
              }
            />
          ))}
        </ul>
      )}
      {shown && FileViewer && (
        <FileViewer file={shown} renew={() => renew(shown.fileId)} onClose={() => show(undefined)} />
      )}
    </>
  )
}

interface AttachedPictureProps {
  readonly picture: Pick<AnnouncementPicture, 'alt' | 'width' | 'height' | 'link'>
  readonly renew: () => Promise<SignedLink>
}

/** Renews the link if it has expired before the picture is scrolled into view. */
function AttachedPicture({ picture: { alt, width, height, link }, renew }: AttachedPictureProps) {
  const [fresh, setFresh] = useState<string>()
  const [isRenewed, setRenewed] = useState(false)
  function renewOnce() {
    if (isRenewed) return
    setRenewed(true)
    // A deleted picture stays hidden; its alternative text is read instead.
    renew().then(
      ({ address }) => setFresh(address),
      () => undefined,
    )
  }
  return (
    <img
      src={fresh ?? link.address}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={renewOnce}
    />
  )
}
