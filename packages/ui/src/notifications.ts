export {
  type Notification,
  type NotificationAction,
  Notifications,
  type NotificationsProps,
} from './components/Notifications/Notifications';
