import { renamePasskey, type SecondFactors } from '#contract/accounts/second-factors.ts'
import { useAskForm } from '../../forms/use-ask-form.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { useKind } from '../../session/account-kind.ts'
import { useTexts } from '../../texts/texts.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { AskingDialog } from './asking-dialog.tsx'

const passkeyName = async () => (await import('./schemas.ts')).PasskeyName

interface RenamePasskeyProps {
  readonly passkey: SecondFactors['passkeys'][number]
  readonly onRenamed: (next: SecondFactors, name: string) => void
  readonly onClose: () => void
}

export function RenamePasskey({ passkey: { id, name }, onRenamed, onClose }: RenamePasskeyProps) {
  const t = useTexts('common')
  const form = useAskForm(passkeyName, useKind(), async (given) =>
    onRenamed(await askInBrowser(renamePasskey, { passkeyId: id, ...given }), given.name),
  )
  return (
    <AskingDialog title={t('settings.security.passkeys.rename')} form={form} submit={t('ui.save')} onClose={onClose}>
      <TextInput
        {...form.field('name')}
        label={t('settings.security.passkeys.name')}
        defaultValue={name}
        maxLength={60}
        autoComplete="off"
        data-begin
      />
    </AskingDialog>
  )
}
