import type { Permissions } from '#contract/permissions.ts'
import { useTexts } from '../../texts/texts.tsx'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { type Role, roleNames, roleOf, roles } from './roles.ts'

const texts = {
  accounting: ['accounts.role.accounting', 'accounts.role.accounting.help'],
  jury: ['accounts.role.jury', 'accounts.role.jury.help'],
  observer: ['accounts.role.observer', 'accounts.role.observer.help'],
  everything: ['accounts.role.everything', 'accounts.role.everything.help'],
} as const satisfies Record<Role, readonly string[]>

interface RoleChoiceProps {
  readonly permissions: Permissions
  readonly onChange: (permissions: Permissions) => void
}

/** Predefined roles above the matrix; none is selected if the grants match no role. */
export function RoleChoice({ permissions, onChange }: RoleChoiceProps) {
  const t = useTexts('org_settings')
  return (
    <RadioGroup
      name="role"
      label={t('accounts.roles')}
      help={t('accounts.roles.lead')}
      look="cards"
      value={roleOf(permissions) ?? ''}
      onChange={({ target }) => {
        const role = roleNames.find((name) => name === target.value)
        if (role) onChange(roles[role])
      }}
      options={roleNames.map((role) => ({ value: role, label: t(texts[role][0]), help: t(texts[role][1]) }))}
    />
  )
}
