/** How an operator turns email notifications on. */
export const TurnMailOn = () => (
  <>
    Set <code>SMTP_URL</code> and <code>MAIL_FROM</code> to turn them on.
  </>
)
