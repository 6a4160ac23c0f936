// One chunk for all dialogs: after creating recovery codes, the dialog that shows them must be available.
export { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
export { AddAuthenticator } from './add-authenticator.tsx'
export { AddPasskey } from './add-passkey.tsx'
export { OwnerDialog } from './owner-dialog.tsx'
export { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
export { RenamePasskey } from './rename-passkey.tsx'
