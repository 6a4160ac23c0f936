import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import type { BankTemplateContent } from '#contract/payments/bank-template-content.ts'
import { type BankTemplate, changeBankTemplate, createBankTemplate } from '#contract/payments/bank-templates.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { LeaveGuard } from '#web/forms/leave-guard.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button, ButtonLink } from '#web/ui/actions/button.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Cluster, Stack } from '#web/ui/layout/layout.tsx'
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx'
import list from '../../list-page.module.css'
import { bankTemplatesAddress, paymentsAddress } from '../../payment-addresses.ts'
import styles from '../payments.module.css'
import { ColumnsField } from './columns-field.tsx'
import { FormatFields } from './format-fields.tsx'
import { TemplatePreview } from './template-preview.tsx'

interface TemplateEditorProps {
  /** The initial content */
  readonly begun: BankTemplate
  /** The template being edited; undefined for a new one */
  readonly templateId?: string
}

/** Edits a template, with a preview of the file beside it. */
export function TemplateEditor({ begun, templateId }: TemplateEditorProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const navigate = useNavigate()
  const { myId: companyId } = useMe()
  const [name, setName] = useState(begun.name)
  const [content, setContent] = useState<BankTemplateContent>(begun.content)
  const [isSent, setSent] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const { act, busy, failed } = useAct({ changes: 'bankTemplates' })
  const set = (change: Partial<BankTemplateContent>) => setContent({ ...content, ...change })
  const isChanged = name !== begun.name || JSON.stringify(content) !== JSON.stringify(begun.content)
  const title = templateId === undefined ? t('payments.template.new') : begun.name

  function save() {
    setSent(true)
    if (name.trim().length < 2) return document.getElementById('name')?.focus()
    const saved = { companyId, name, content }
    return act(
      () =>
        templateId === undefined
          ? askInBrowser(createBankTemplate, saved)
          : askInBrowser(changeBankTemplate, { ...saved, templateId, version: begun.version }),
      () => {
        // Marks the form as clean before navigating, so that its guard does not ask.
        flushSync(() => setSaved(true))
        showToast({ tone: 'success', title: t('payments.template.saved', { name }) })
        return navigate(bankTemplatesAddress)
      },
    )
  }

  return (
    <Container width="wide" className={list.page}>
      <PageHead title={`${title} · ${t('payments.title')} · Köprü`} />
      <Breadcrumbs
        trail={[
          { label: t('payments.title'), to: paymentsAddress },
          { label: t('payments.tab', { tab: 'templates' }), to: bankTemplatesAddress },
          { label: title },
        ]}
      />
      <h1>{title}</h1>
      <div className={styles.editor}>
        <Stack gap={5}>
          <TextInput
            id="name"
            name="name"
            label={t('payments.template.name')}
            help={t('payments.template.name.help')}
            maxLength={100}
            value={name}
            error={isSent && name.trim().length < 2 ? t('fields.required') : undefined}
            onChange={({ target }) => setName(target.value)}
          />
          <FormatFields content={content} onChange={set} />
          <TextInput
            id="description"
            name="description"
            label={t('payments.template.description')}
            help={t('payments.template.description.help')}
            maxLength={140}
            value={content.description}
            onChange={({ target }) => set({ description: target.value })}
          />
          <ColumnsField columns={content.columns} onChange={(columns) => set({ columns })} />
          <FailedNotice failed={failed} />
          <Cluster>
            <Button variant="primary" loading={busy} onClick={() => void save()}>
              {t('ui.save')}
            </Button>
            <ButtonLink to={bankTemplatesAddress}>{t('ui.cancel')}</ButtonLink>
          </Cluster>
        </Stack>
        <TemplatePreview content={content} />
      </div>
      <LeaveGuard isChanged={isChanged && !isSaved} />
    </Container>
  )
}
