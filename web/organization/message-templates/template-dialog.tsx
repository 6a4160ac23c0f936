import { useId, useState } from 'react'
import { allFields } from '#contract/mailings/message-fields.ts'
import {
  addMessageTemplate,
  changeMessageTemplate,
  type MessageTemplate,
} from '#contract/mailings/message-templates.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { usePlace } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useAskBeforeClosing } from '../ask-before-closing.tsx'
import { MessageTextFields } from '../message-texts/message-text-fields.tsx'
import { isSendable, nothingWritten, textsAsWritten, writtenTexts } from '../message-texts/written-texts.ts'
import { SampleLetter } from './sample-letter.tsx'

interface TemplateDialogProps {
  /** Undefined for a new template */
  readonly template: MessageTemplate | undefined
  readonly onClose: () => void
}

/** Edits a template: its name, and its text in both languages. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const t = useTexts('org_settings')
  const { myId: companyId } = useMe()
  const { smsOn } = usePlace()
  const id = useId()
  const [name, setName] = useState(template?.name ?? '')
  const [first] = useState(template ? textsAsWritten(template.texts) : nothingWritten)
  const [texts, setTexts] = useState(first)
  const { act, busy, failed } = useAct({ changes: 'messageTemplates' })
  const canSave = name.trim() !== '' && isSendable(texts, false, allFields)

  const isChanged = name !== (template?.name ?? '') || JSON.stringify(texts) !== JSON.stringify(first)
  const { close, question } = useAskBeforeClosing(isChanged, onClose)

  const save = () => {
    const body = { companyId, name: name.trim(), texts: writtenTexts(texts) }
    return act(
      () =>
        template
          ? askInBrowser(changeMessageTemplate, { ...body, templateId: template.id })
          : askInBrowser(addMessageTemplate, body),
      ({ name: saved }) => {
        onClose()
        showToast({ tone: 'success', title: t('templates.saved', { name: saved }) })
      },
    )
  }

  return (
    <Dialog
      open
      keepsFooter
      width={680}
      title={template ? t('templates.edit', { name: template.name }) : t('templates.add')}
      onClose={busy ? undefined : close}
      footer={
        <>
          <Button onClick={close} disabled={busy}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" form={id} variant="primary" loading={busy} disabled={!canSave}>
            {t('ui.save')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault()
          if (canSave && !busy) void save()
        }}
      >
        <Stack>
          <TextInput
            label={t('templates.name')}
            value={name}
            maxLength={100}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <MessageTextFields texts={texts} onChange={setTexts} hasSms={smsOn} fields={allFields} />
          {canSave && <SampleLetter texts={texts} />}
          <FailedNotice failed={failed} />
        </Stack>
      </form>
      {question}
    </Dialog>
  )
}
