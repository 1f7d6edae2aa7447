import { MissingPost } from '../../../../../site/article/MissingPost'

export default MissingPost
