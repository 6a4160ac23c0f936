import { useState } from 'react'
import { fileLimits } from '#contract/candidates/candidate-facts.ts'
import { addDocuments } from '#contract/review/added-documents.ts'
import { formatFileSize } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { FileRow } from '#web/ui/data/file-row.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { ActDialog } from './act-dialog.tsx'
import { type ActDialogProps, countOf } from './act-target.ts'
import { useActOnApplications } from './use-act-on-applications.ts'
import { useTellDone } from './use-tell-done.ts'

/** Whom it touches does not depend on the file. */
const trial = {}

const media = 'application/pdf,image/jpeg,image/png'

/** Puts a file to one application or to many, for the organization alone or for the candidates too. */
export function DocumentDialog(on: ActDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const tellDone = useTellDone(on.formId)
  const [picked, setPicked] = useState<File>()
  const [error, setError] = useState<string>()
  const [isShown, setShown] = useState(false)
  const run = useActOnApplications(addDocuments, on, trial)
  const isTooLarge = picked !== undefined && picked.size > fileLimits.bytes

  async function send() {
    if (!picked) return setError(t('acts.document.needed'))
    if (isTooLarge) return
    const file = await base64Of(picked)
    await run.doIt({ file, fileName: picked.name, isShown }, (answer) => {
      on.onClose()
      on.onDone?.()
      tellDone({ answer, title: t('acts.document.done', { count: answer.changed }), canUndo: false })
    })
  }

  return (
    <ActDialog
      title={t('acts.document.title', { count: countOf(on.target) })}
      target={on.target}
      run={run}
      seen={isShown ? t('acts.document.seen') : t('acts.document.unseen')}
      submit={t('acts.document.submit')}
      onSubmit={() => void send()}
      onClose={on.onClose}
    >
      <FileDrop
        label={t('acts.document.file')}
        help={t('acts.document.help')}
        accept={media}
        error={isTooLarge ? t('acts.document.tooLarge') : error}
        onPick={([file]) => {
          setError(undefined)
          setPicked(file)
        }}
      >
        {picked && <FileRow name={picked.name} note={formatFileSize(picked.size, language)} />}
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

/** The content of a file, as the call takes it. */
async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const pieces: string[] = []
  // One call of fromCharCode takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 30_000) pieces.push(String.fromCharCode(...bytes.subarray(at, at + 30_000)))
  return btoa(pieces.join(''))
}
