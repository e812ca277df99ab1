export {
  type Notification,
  Notifications,
  type NotificationsProps,
} from './components/Notifications/Notifications';
