import { beginGoogle as beginGoogleCall, signInWithGoogle as signInWithGoogleCall } from '#contract/google.ts'
import {
  readHandover as readHandoverCall,
  signInWithHandover as signInWithHandoverCall,
} from '#contract/istanbulsenin.ts'
import { beginGoogle } from '#domain/external-sign-in/begin-google.ts'
import { readHandover } from '#domain/external-sign-in/read-handover.ts'
import { signInWithGoogle } from '#domain/external-sign-in/sign-in-with-google.ts'
import { signInWithHandover } from '#domain/external-sign-in/sign-in-with-handover.ts'
import { handOver } from './accounts.ts'
import { answer } from './answer.ts'

export const externalSignInAnswers = [
  answer(beginGoogleCall, beginGoogle),
  answer(signInWithGoogleCall, async (caller, input, client) =>
    handOver(await signInWithGoogle(caller, input), client),
  ),
  answer(readHandoverCall, readHandover),
  answer(signInWithHandoverCall, async (caller, input, client) =>
    handOver(await signInWithHandover(caller, input), client),
  ),
]
