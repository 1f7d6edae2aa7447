interface Props {
  username: string
  password: string
}

/** The demo credentials, shown on the page as the specification requires, as long as they work. */
export function DemoAccount({ username, password }: Props) {
  return (
    <section className="demo" aria-labelledby="demo-title">
      <h2 id="demo-title">Demo credentials</h2>
      <dl>
        <div>
          <dt>Username</dt>
          <dd>
            <code>{username}</code>
          </dd>
        </div>
        <div>
          <dt>Password</dt>
          <dd>
            <code>{password}</code>
          </dd>
        </div>
      </dl>
    </section>
  )
}
