import { useEffect, useState } from 'react'
import { addDocuments } from '#contract/review/added-documents.ts'
import { formatFileSize } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { FileRow } from '#web/ui/data/file-row.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { isOver, type Upload } from '#web/uploads/upload.ts'
import { UploadRows } from '#web/uploads/upload-rows.tsx'
import { uploadsHere } from '#web/uploads/uploads-here.ts'
import { useUploads } from '#web/uploads/use-uploads.ts'
import { ActDialog } from '../../desk/acts/act-dialog.tsx'
import { type ActDialogProps, countOf } from '../../desk/acts/act-target.ts'
import { useActOnApplications } from '../../desk/acts/use-act-on-applications.ts'
import { useShowDone } from '../../desk/acts/use-tell-done.ts'

/** The dry run does not depend on the file. */
const trial = {}

const media = ['application/pdf', 'image/jpeg', 'image/png']

/** Adds a file to one application or many, internal or visible to the candidates. */
export function DocumentDialog(on: ActDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const showDone = useShowDone(on.formId)
  const { arrived, uploads, pick } = useOneUpload()
  const [error, setError] = useState<string>()
  const [isShown, setShown] = useState(false)
  const run = useActOnApplications(addDocuments, on, trial)

  async function send() {
    if (!arrived) return setError(t('acts.document.needed'))
    await run.doIt({ uploadId: arrived.uploadId, fileName: arrived.name, isShown }, (answer) => {
      on.onClose()
      on.onDone?.()
      showDone({ answer, title: t('acts.document.done', { count: answer.changed }), canUndo: true })
    })
  }

  return (
    <ActDialog
      title={t('acts.document.title', { count: countOf(on.target) })}
      target={on.target}
      run={run}
      touched={(changed, total) => t('acts.document.touched', { changed, total, left: total - changed })}
      seen={isShown ? t('acts.document.seen') : t('acts.document.unseen')}
      submit={t('acts.document.submit')}
      canSubmit={uploads.every(isOver)}
      onSubmit={() => void send()}
      onClose={on.onClose}
    >
      <FileDrop
        prompt={{ choose: t('file.choose'), drop: t('file.drop') }}
        label={t('acts.document.file')}
        help={t('acts.document.help')}
        accept={media.join(',')}
        error={error}
        onPick={(files) => {
          setError(undefined)
          pick(files)
        }}
      >
        {arrived && <FileRow name={arrived.name} note={formatFileSize(arrived.size, language)} />}
        <UploadRows uploads={uploads} accept={media} />
      </FileDrop>
      <Checkbox
        label={t('acts.document.show')}
        help={t('acts.document.show.help')}
        checked={isShown}
        onChange={({ currentTarget }) => setShown(currentTarget.checked)}
      />
    </ActDialog>
  )
}

interface Arrived extends Pick<Upload, 'name' | 'size'> {
  readonly uploadId: string
}

/** The upload of one file; a later pick replaces it. Closing the dialog aborts it. */
function useOneUpload() {
  const [purpose] = useState(() => `added ${crypto.randomUUID()}`)
  const [arrived, setArrived] = useState<Arrived>()
  const { uploads, pick } = useUploads(purpose, async (uploadId, { name, size }) =>
    setArrived({ uploadId, name, size }),
  )
  useEffect(() => () => dropUploads(purpose), [purpose])
  return {
    arrived,
    uploads: uploads.filter(({ state }) => state !== 'saved'),
    pick(files: readonly File[]) {
      dropUploads(purpose)
      setArrived(undefined)
      pick(files.slice(0, 1), media)
    },
  }
}

function dropUploads(purpose: string) {
  for (const upload of uploadsHere.list.now()) if (upload.purpose === purpose) void uploadsHere.cancel(upload.id)
}
