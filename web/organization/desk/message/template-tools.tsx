import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addMessageTemplate, listMessageTemplates } from '#contract/mailings/message-templates.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { Select } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { textsAsWritten, type WrittenTexts, writtenTexts } from '../../message-texts/written-texts.ts'
import styles from './message.module.css'

interface TemplateToolsProps {
  readonly texts: WrittenTexts
  readonly onChoose: (texts: WrittenTexts) => void
  /** False until the message is complete */
  readonly canSave: boolean
}

/** Starts a message from a template, or saves it as one. */
export function TemplateTools({ texts, onChoose, canSave }: TemplateToolsProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const [name, setName] = useState<string>()
  const { act, busy, failed } = useAct()
  const { data, refetch } = useQuery({
    queryKey: [listMessageTemplates.path, { companyId }],
    queryFn: () => askInBrowser(listMessageTemplates, { companyId }),
  })
  const items = data?.items ?? []

  function choose(id: string) {
    const chosen = items.find((one) => one.id === id)
    if (chosen) onChoose(textsAsWritten(chosen.texts))
  }

  function save() {
    const trimmed = (name ?? '').trim()
    if (trimmed === '') return
    void act(
      () => askInBrowser(addMessageTemplate, { companyId, name: trimmed, texts: writtenTexts(texts) }),
      async () => {
        setName(undefined)
        await refetch()
        showToast({ tone: 'success', title: t('message.template.saved', { name: trimmed }) })
      },
    )
  }

  return (
    <div className={styles.templates}>
      {items.length > 0 && (
        <Select
          name="template"
          label={t('message.template')}
          placeholder={t('message.template.choose')}
          options={items.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      )}
      {canSave && name === undefined && (
        <Button size="small" variant="quiet" onClick={() => setName('')}>
          {t('message.template.save')}
        </Button>
      )}
      {name !== undefined && (
        // Not a <form>: it is inside the dialog's.
        <div className={styles.naming}>
          <TextInput
            autoFocus
            label={t('message.template.name')}
            value={name}
            maxLength={100}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              save()
            }}
          />
          <Button onClick={save} loading={busy}>
            {t('ui.save')}
          </Button>
          <Button variant="quiet" onClick={() => setName(undefined)}>
            {t('ui.cancel')}
          </Button>
        </div>
      )}
      <FailedNotice failed={failed} />
    </div>
  )
}
