import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FileInfo } from '#contract/candidates/candidate-documents.ts'
import { announcementLimits as limits, announcementTypes as types } from '#contract/communities/community-facts.ts'
import { formatFileSize } from '#platform/text/numbers.ts'
import type { PageForm } from '#web/forms/use-page-form.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { FileRow } from '#web/ui/data/file-row.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { fileKind } from '#web/uploads/file-kind.ts'
import { useTakenTypes } from '#web/uploads/taken-types.ts'
import { UploadRows } from '#web/uploads/upload-rows.tsx'
import type { AnnouncementValues } from './announcement-values.ts'
import styles from './edit.module.css'
import { useAnnouncementFiles } from './use-announcement-files.ts'

interface AnnouncementFilesProps {
  readonly form: PageForm<AnnouncementValues>
  readonly communityId: string
  /** The files that are saved with the announcement */
  readonly saved: readonly FileInfo[]
}

/** The announcement's pictures, each with an alternative text, and its files. */
export function AnnouncementFiles({ form, communityId, saved }: AnnouncementFilesProps) {
  const t = useTexts('org_communities')
  const language = useLanguage()
  const { field } = form
  const { values, change } = useLatest(form)
  const [known, setKnown] = useState<ReadonlyMap<string, FileInfo>>(
    () => new Map(saved.map((file) => [file.fileId, file])),
  )
  const learn = (file: FileInfo) => setKnown((before) => new Map(before).set(file.fileId, file))
  const pictures = values.pictures.flatMap((picture, at) => {
    const file = known.get(picture.fileId)
    return file ? { ...picture, file, at } : []
  })
  const setAlt = (fileId: string, alt: string) =>
    change((now) => ({ pictures: now.pictures.map((one) => (one.fileId === fileId ? { fileId, alt } : one)) }))
  const { error: problem, ...picturesField } = field('pictures')
  // Errors of single pictures stand beside them; errors of the whole list stand below the field.
  const isAltMissing = values.pictures.some(({ alt }) => alt.trim() === '')
  return (
    <>
      <BroughtField
        {...picturesField}
        error={isAltMissing ? undefined : problem}
        label={t('announcements.pictures')}
        help={t('announcements.pictures.help', { most: limits.pictures })}
        communityId={communityId}
        isPicture
        accept={types.pictures}
        isFull={values.pictures.length >= limits.pictures}
        onBrought={(file) => {
          learn(file)
          change((now) => ({ pictures: [...now.pictures, { fileId: file.fileId, alt: '' }] }))
        }}
      >
        {pictures.map(({ file, fileId, alt, at }) => (
          <li key={fileId} className={styles.picture}>
            <img src={file.link.address} alt="" />
            <TextInput
              id={`pictures.${at}.alt`}
              name={`alt-${fileId}`}
              label={t('announcements.alt', { at: at + 1 })}
              help={t('announcements.alt.help')}
              maxLength={limits.alt}
              value={alt}
              error={alt.trim() === '' ? problem : undefined}
              onChange={(event) => setAlt(fileId, event.currentTarget.value)}
            />
            <IconButton
              size="small"
              icon={<X />}
              label={t('ui.remove.of', { name: file.name })}
              onClick={() => change((now) => ({ pictures: now.pictures.filter((one) => one.fileId !== fileId) }))}
            />
          </li>
        ))}
      </BroughtField>
      <BroughtField
        {...field('files')}
        label={t('announcements.files')}
        help={t('announcements.files.help', { most: limits.files })}
        communityId={communityId}
        accept={types.files}
        isFull={values.files.length >= limits.files}
        onBrought={(file) => {
          learn(file)
          change((now) => ({ files: [...now.files, file.fileId] }))
        }}
      >
        {values.files
          .flatMap((fileId) => known.get(fileId) ?? [])
          .map((file) => (
            <FileRow
              key={file.fileId}
              name={file.name}
              note={`${fileKind(file.type)} · ${formatFileSize(file.size, language)}`}
              actions={
                <IconButton
                  size="small"
                  icon={<X />}
                  label={t('ui.remove.of', { name: file.name })}
                  onClick={() => change((now) => ({ files: now.files.filter((one) => one !== file.fileId) }))}
                />
              }
            />
          ))}
      </BroughtField>
    </>
  )
}

interface BroughtFieldProps {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly help: string
  readonly error: string | undefined
  readonly communityId: string
  readonly isPicture?: boolean
  readonly accept: readonly string[]
  readonly isFull: boolean
  readonly onBrought: (file: FileInfo) => void
  /** A row for each file */
  readonly children: ReactNode
}

function BroughtField({
  communityId,
  isPicture = false,
  accept,
  isFull,
  onBrought,
  children,
  ...field
}: BroughtFieldProps) {
  const t = useTexts('org_communities')
  const taken = useTakenTypes(accept)
  const { uploads, underWay, pick } = useAnnouncementFiles({ id: field.id, communityId, isPicture, accept, onBrought })
  const refused = uploads.length - underWay
  return (
    <FileDrop
      {...field}
      optional
      multiple
      disabled={isFull}
      help={`${field.help} ${taken}.`}
      prompt={{ choose: t('announcements.choose', { isPicture: String(isPicture) }), drop: t('announcements.drop') }}
      accept={accept.join(',')}
      onPick={pick}
    >
      {children}
      <UploadRows uploads={uploads} accept={accept} />
      {uploads.length > 0 && (
        <li role="status" className={styles.waiting}>
          {underWay > 0 ? t('announcements.files.wait') : t('announcements.files.refused', { count: refused })}
        </li>
      )}
    </FileDrop>
  )
}

/** The latest values: two uploads may finish at once, and each must add to the other's result. */
function useLatest({ values, set }: PageForm<AnnouncementValues>) {
  const latest = useRef(values)
  useEffect(() => {
    latest.current = values
  }, [values])
  return {
    values,
    change(of: (now: AnnouncementValues) => Partial<AnnouncementValues>) {
      const change = of(latest.current)
      latest.current = { ...latest.current, ...change }
      set(change)
    },
  }
}
