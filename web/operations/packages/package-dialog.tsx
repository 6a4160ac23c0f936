import { useState } from 'react'
import type { Output } from '#contract/call.ts'
import { changePackage, type listAllPackages } from '#contract/subscriptions/operate-orders.ts'
import { NumberField } from '#web/forms/number-field.tsx'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { ActDialog } from '../act-dialog.tsx'

type Package = Output<typeof listAllPackages>['items'][number]

const credits = { application: 'applicationCredit', document: 'documentCredit', message: 'messageCredit' } as const

/** Changes what a package is called, holds and costs; what was ordered stays as it was. */
export function PackageDialog({ edited, onClose }: { edited: Package; onClose: () => void }) {
  const t = useTexts('operations')
  const language = useLanguage()
  const [now, setNow] = useState(edited)
  const { id: packageId, ...said } = now
  const write = (change: Partial<Package>) => setNow((before) => ({ ...before, ...change }))
  const isFilled = now.names.tr.trim() !== '' && now.names.en.trim() !== '' && now.months + now.days > 0
  return (
    <ActDialog
      title={t('packages.edit.name', { name: edited.names[language] })}
      lead={<p>{t('packages.edit.lead')}</p>}
      submit={t('ui.save')}
      done={t('packages.done')}
      asksReason={false}
      canSubmit={isFilled}
      onClose={onClose}
      act={() => askInBrowser(changePackage, { packageId, ...said })}
    >
      <TextInput
        name="nameTr"
        label={t('packages.nameTr')}
        value={now.names.tr}
        onChange={({ currentTarget }) => write({ names: { ...now.names, tr: currentTarget.value } })}
      />
      <TextInput
        name="nameEn"
        label={t('packages.nameEn')}
        value={now.names.en}
        onChange={({ currentTarget }) => write({ names: { ...now.names, en: currentTarget.value } })}
      />
      {(['application', 'document', 'message'] as const).map((kind) => (
        <NumberField
          key={kind}
          id={kind}
          label={t('credits.kind', { kind })}
          value={now[credits[kind]]}
          max={10_000_000}
          onChange={(count) => write({ [credits[kind]]: count ?? 0 })}
        />
      ))}
      <NumberField
        id="months"
        label={t('agreement.months')}
        value={now.months}
        max={60}
        onChange={(months) => write({ months: months ?? 0 })}
      />
      <NumberField
        id="days"
        label={t('packages.days')}
        value={now.days}
        max={365}
        onChange={(days) => write({ days: days ?? 0 })}
      />
      {now.kind !== 'agreement' && (
        <NumberField
          id="price"
          label={t('agreement.price')}
          value={now.priceMinor === null ? null : now.priceMinor / 100}
          max={1_000_000_000}
          decimals={2}
          onChange={(price) => write({ priceMinor: Math.round((price ?? 0) * 100) })}
        />
      )}
      <NumberField
        id="vat"
        label={t('packages.vat')}
        value={now.vatRate / 100}
        max={100}
        decimals={2}
        onChange={(rate) => write({ vatRate: Math.round((rate ?? 0) * 100) })}
      />
      <Checkbox
        name="offered"
        label={t('packages.isOffered')}
        checked={now.isOffered}
        onChange={({ currentTarget }) => write({ isOffered: currentTarget.checked })}
      />
    </ActDialog>
  )
}
