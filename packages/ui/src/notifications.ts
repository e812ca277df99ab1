export { Notifications, type NotificationsProps } from './components/Notifications/Notifications';
