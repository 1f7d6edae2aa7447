import { Mark } from '@/admin/shell/Mark'
import { DemoAccount } from './DemoAccount'
import { EndedSession } from './EndedSession'
import { LoginArtwork } from './LoginArtwork'
import { LoginForm } from './LoginForm'

interface Props {
  returnPath: string
  hasEnded: boolean
  demo: { username: string; password: string } | null
}

export function LoginScreen({ returnPath, hasEnded, demo }: Props) {
  return (
    <div className="door">
      <main className="door-main">
        <a className="door-brand" href="/">
          <Mark size={28} />
          Frontdesk
        </a>
        <div className="door-middle">
          <h1>Log in</h1>
          <p className="door-lead">The back office: leads, content and settings.</p>
          <EndedSession isKnown={hasEnded} />
          <LoginForm returnPath={returnPath} />
          {demo && <DemoAccount {...demo} />}
        </div>
        <a className="door-back" href="/">
          Back to the site
        </a>
      </main>
      <LoginArtwork />
    </div>
  )
}
